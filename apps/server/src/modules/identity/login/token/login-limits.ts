import type { Limiters } from '../../../../plugins/limits/limiters.ts'
import type { Device } from '../../../../plugins/limits/device.ts'
import { letInSeconds, loginLimits } from '../../../../plugins/limits/limits.ts'
import { toNetwork } from '../../../../plugins/limits/network.ts'
import { countInAllLimiters, type LimiterUse } from '../../../../plugins/limits/take-all.ts'
import type { TellWaiting, WaitingUser } from './tell-waiting.ts'
import { createTooManyAttemptsError } from '../../../../plugins/errors/oauth-error.ts'

export interface LoginPlace {
  readonly address: string
  readonly device: Device
}

export interface LoginAttempt {
  readonly giveBack: () => Promise<void>
}

export interface LoginTry {
  readonly user?: WaitingUser | undefined
  readonly subject: string
  /** True on a known network, where strangers' attempts do not count. */
  readonly isFamiliar: boolean
  /** When a supervisor let the user in (unix seconds); null if not, or no longer. */
  readonly letInAt: number | null
  readonly organisation_id?: number
}

/** Returns unix seconds, or null once the time is over. */
export const readLetIn = (let_in_at: number | null | undefined, now: number): number | null =>
  typeof let_in_at === 'number' && now < let_in_at + letInSeconds ? let_in_at : null

/** Limits wrong logins (ADR 18). On a device that knows the account only its own attempts count. */
export function createLoginLimits(
  { create }: Limiters,
  kind: 'password' | 'card',
  tellWaiting: TellWaiting = async () => undefined,
) {
  const knownDevice = create(`${kind}-known-device`, loginLimits.knownDevice)
  const accountFromAddress = create(`${kind}-account-address`, loginLimits.accountFromAddress)
  const account = create(`${kind}-account`, loginLimits.account)
  const cardADay = create('card-a-day', loginLimits.cardADay)
  const cardLetIn = create('card-let-in', loginLimits.cardLetIn)
  const organisation = create('card-organisation', loginLimits.cardsOfOrganisation)
  const anyOnDevice = create('device', loginLimits.device)
  const anyFromAddress = create('address', loginLimits.address)

  const countersOfLetIn = (subject: string, network: string): LimiterUse[] => [
    [accountFromAddress, `${network} ${subject}`],
    ...(kind === 'card' ? [[cardLetIn, subject] as const] : []),
  ]

  function countersOf(attempt: LoginTry, { address, device }: LoginPlace): LimiterUse[] {
    const { subject, isFamiliar, letInAt, organisation_id } = attempt
    if (device.knows(subject)) return [[knownDevice, `${device.id} ${nameOfTry(attempt)}`]]
    const network = toNetwork(address)
    if (letInAt !== null) return countersOfLetIn(nameOfTry(attempt), network)
    const from = isFamiliar ? ' familiar' : ''
    return [
      [accountFromAddress, `${network} ${subject}`],
      [account, subject + from],
      ...(kind === 'card' ? [[cardADay, subject + from] as const] : []),
      device.id === null ? [anyFromAddress, network] : [anyOnDevice, device.id],
      ...(organisation_id === undefined ? [] : [[organisation, organisation_id + from] as const]),
    ]
  }

  async function takeFor(
    { user, letInAt }: Pick<LoginTry, 'user' | 'letInAt'>,
    isFamiliar: boolean,
    counters: readonly LimiterUse[],
  ): Promise<LoginAttempt> {
    const taken = await countInAllLimiters(counters)
    if (!('seconds' in taken)) return taken
    // At an unfamiliar place it may be a stranger, so supervisors are not notified.
    if (isFamiliar && user) await tellWaiting(user, letInAt, taken.seconds)
    throw createTooManyAttemptsError(taken.seconds)
  }

  return {
    /** Throws OAuthError 429. */
    take: (attempt: LoginTry, place: LoginPlace): Promise<LoginAttempt> =>
      takeFor(attempt, attempt.isFamiliar || place.device.knows(attempt.subject), countersOf(attempt, place)),

    /** Pictures are the only secret on a paired device, so every attempt at school counts. */
    takeOnGroupDevice: (
      attempt: Pick<LoginTry, 'subject' | 'letInAt' | 'user'>,
      device_id: number,
      organisation_id: number,
    ): Promise<LoginAttempt> => {
      const device = `group-device ${device_id}`
      const { subject, letInAt } = attempt
      if (letInAt !== null) return takeFor(attempt, true, countersOfLetIn(nameOfTry(attempt), device))
      return takeFor(attempt, true, [
        [knownDevice, `${device} ${subject}`],
        [cardADay, `${subject} familiar`],
        [anyOnDevice, device],
        [organisation, `${organisation_id} familiar`],
      ])
    },
  }
}

/** Returns another name after a supervisor let the user in, so that counting restarts. */
const nameOfTry = ({ subject, letInAt }: Pick<LoginTry, 'subject' | 'letInAt'>): string =>
  letInAt === null ? subject : `${subject} let in ${letInAt}`

export async function takeLoginAttempt(counters: readonly LimiterUse[]): Promise<LoginAttempt> {
  const taken = await countInAllLimiters(counters)
  if ('seconds' in taken) throw createTooManyAttemptsError(taken.seconds)
  return taken
}

export type LoginLimits = ReturnType<typeof createLoginLimits>
