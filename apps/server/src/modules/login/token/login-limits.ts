import type { Limiters } from '../../../plugins/limits/limiters.ts'
import type { Device } from '../../../plugins/limits/device.ts'
import { letInSeconds, loginLimits } from '../../../plugins/limits/limits.ts'
import { networkOf } from '../../../plugins/limits/network.ts'
import { takeAll, type LimiterUse } from '../../../plugins/limits/take-all.ts'
import { tooManyAttempts } from '../../../plugins/errors/oauth-error.ts'

/** Where somebody tries to log in. */
export interface LoginPlace {
  readonly address: string
  readonly device: Device
}

/** An attempt that was counted; it is given back when it succeeds. */
export interface LoginAttempt {
  readonly giveBack: () => Promise<void>
}

/** What is tried, and what is known of it. */
export interface LoginTry {
  /** The account, or the card. */
  readonly subject: string
  /** Did somebody log in from that network before? Then strangers' attempts do not count there. */
  readonly isFamiliar: boolean
  /** When a supervisor let the child in, while that holds; null: it doesn't. */
  readonly letInAt: number | null
  /** Of a card. */
  readonly organisation_id?: number
}

/** When a supervisor let this user in, if that holds still; unix seconds. */
export const readLetIn = (let_in_at: number | null | undefined, now: number): number | null =>
  typeof let_in_at === 'number' && now < let_in_at + letInSeconds ? let_in_at : null

/**
 * How often a secret may be tried (docs/adr/0018-limits.md). On a device that the account was used on before only the
 * attempts there count: whatever others do elsewhere, its own child gets in.
 */
export function createLoginLimits({ create }: Limiters, kind: 'password' | 'card') {
  const knownDevice = create(`${kind}-known-device`, loginLimits.knownDevice)
  const accountFromAddress = create(`${kind}-account-address`, loginLimits.accountFromAddress)
  const account = create(`${kind}-account`, loginLimits.account)
  const cardADay = create('card-a-day', loginLimits.cardADay)
  const cardLetIn = create('card-let-in', loginLimits.cardLetIn)
  const organisation = create('card-organisation', loginLimits.cardsOfOrganisation)
  const anyOnDevice = create('device', loginLimits.device)
  const anyFromAddress = create('address', loginLimits.address)

  /** A child that was let in starts anew, with nobody's attempts but those of its own network. */
  const countersOfLetIn = (subject: string, network: string): LimiterUse[] => [
    [accountFromAddress, `${network} ${subject}`],
    ...(kind === 'card' ? [[cardLetIn, subject] as const] : []),
  ]

  function countersOf(attempt: LoginTry, { address, device }: LoginPlace): LimiterUse[] {
    const { subject, isFamiliar, letInAt, organisation_id } = attempt
    if (device.knows(subject)) return [[knownDevice, `${device.id} ${nameOfTry(attempt)}`]]
    const network = networkOf(address)
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

  return {
    /** Counts an attempt at the secret of an account, or of an organisation's card. Throws OAuthError 429 when there were too many. */
    take: (attempt: LoginTry, place: LoginPlace): Promise<LoginAttempt> =>
      takeAttempt(countersOf(attempt, place)),

    /**
     * Counts an attempt at the pictures of a card on a device that was allowed for a group: nothing else is asked there, so
     * that all that is counted at school counts.
     */
    takeOnGroupDevice: (
      attempt: Pick<LoginTry, 'subject' | 'letInAt'>,
      device_id: number,
      organisation_id: number,
    ): Promise<LoginAttempt> => {
      const device = `group-device ${device_id}`
      const { subject, letInAt } = attempt
      if (letInAt !== null) return takeAttempt(countersOfLetIn(nameOfTry(attempt), device))
      return takeAttempt([
        [knownDevice, `${device} ${subject}`],
        [cardADay, `${subject} familiar`],
        [anyOnDevice, device],
        [organisation, `${organisation_id} familiar`],
      ])
    },
  }
}

/** The account or card; since a supervisor let it in, another name, of which nothing was counted yet. */
const nameOfTry = ({ subject, letInAt }: Pick<LoginTry, 'subject' | 'letInAt'>): string =>
  letInAt === null ? subject : `${subject} let in ${letInAt}`

/** Counts an attempt with each. Throws OAuthError 429 when one of them refuses. */
export async function takeAttempt(counters: readonly LimiterUse[]): Promise<LoginAttempt> {
  const taken = await takeAll(counters)
  if ('seconds' in taken) throw tooManyAttempts(taken.seconds)
  return taken
}

export type LoginLimits = ReturnType<typeof createLoginLimits>
