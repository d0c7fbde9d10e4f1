import type { Limiters } from '../../../../plugins/limits/limiters.ts'
import type { LoginDevice } from '../../../../plugins/limits/device.ts'
import { letInSeconds, loginLimits } from '../../../../plugins/limits/limits.ts'
import { toNetwork } from '../../../../plugins/limits/network.ts'
import { countInAllLimiters, type LimiterUse } from '../../../../plugins/limits/count-in-all-limiters.ts'
import type { NotifyWaiting, WaitingUser } from './notify-waiting.ts'
import { createTooManyAttemptsError } from '../../../../plugins/errors/oauth-error.ts'

export interface LoginPlace {
  readonly address: string
  readonly device: LoginDevice
}

export interface CountedAttempt {
  readonly giveBack: () => Promise<void>
}

export interface LoginAttempt {
  readonly user?: WaitingUser | undefined
  readonly subject: string
  /** True for a known network or device. Attempts of strangers do not count there. */
  readonly isFamiliar: boolean
  /** When a supervisor let the user in (unix seconds). Null if nobody did or the time is over. */
  readonly letInAt: number | null
  readonly organisation_id?: number
}

/** Returns when the user was let in (unix seconds), or null after a quarter of an hour. */
export const readActiveLetIn = (let_in_at: number | null | undefined, now: number): number | null =>
  typeof let_in_at === 'number' && now < let_in_at + letInSeconds ? let_in_at : null

/** Limits wrong logins (ADR 18). If the device knows the account, only attempts on that device count. */
export function createLoginLimits(
  { create }: Limiters,
  kind: 'password' | 'card',
  notifyWaiting: NotifyWaiting = async () => undefined,
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

  function countersOf(attempt: LoginAttempt, { address, device }: LoginPlace): LimiterUse[] {
    const { subject, isFamiliar, letInAt, organisation_id } = attempt
    if (device.knows(subject)) return [[knownDevice, `${device.id} ${nameOfAttempt(attempt)}`]]
    const network = toNetwork(address)
    if (letInAt !== null) return countersOfLetIn(nameOfAttempt(attempt), network)
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
    { user, letInAt }: Pick<LoginAttempt, 'user' | 'letInAt'>,
    isFamiliar: boolean,
    counters: readonly LimiterUse[],
  ): Promise<CountedAttempt> {
    const taken = await countInAllLimiters(counters)
    if (!('seconds' in taken)) return taken
    // Elsewhere the user may be a stranger, so supervisors are not notified.
    if (isFamiliar && user) await notifyWaiting(user, letInAt, taken.seconds)
    throw createTooManyAttemptsError(taken.seconds)
  }

  return {
    /** Throws OAuthError 429. */
    take: (attempt: LoginAttempt, place: LoginPlace): Promise<CountedAttempt> =>
      takeFor(attempt, attempt.isFamiliar || place.device.knows(attempt.subject), countersOf(attempt, place)),

    /** Counts every attempt of the school, because pictures are the only secret on a paired device. */
    takeOnGroupDevice: (
      attempt: Pick<LoginAttempt, 'subject' | 'letInAt' | 'user'>,
      device_id: number,
      organisation_id: number,
    ): Promise<CountedAttempt> => {
      const device = `group-device ${device_id}`
      const { subject, letInAt } = attempt
      if (letInAt !== null) return takeFor(attempt, true, countersOfLetIn(nameOfAttempt(attempt), device))
      return takeFor(attempt, true, [
        [knownDevice, `${device} ${subject}`],
        [cardADay, `${subject} familiar`],
        [anyOnDevice, device],
        [organisation, `${organisation_id} familiar`],
      ])
    },
  }
}

/** Returns another name if a supervisor let the user in, so that counting starts again. */
const nameOfAttempt = ({ subject, letInAt }: Pick<LoginAttempt, 'subject' | 'letInAt'>): string =>
  letInAt === null ? subject : `${subject} let in ${letInAt}`

export async function countAttempt(counters: readonly LimiterUse[]): Promise<CountedAttempt> {
  const taken = await countInAllLimiters(counters)
  if ('seconds' in taken) throw createTooManyAttemptsError(taken.seconds)
  return taken
}

export type LoginLimits = ReturnType<typeof createLoginLimits>
