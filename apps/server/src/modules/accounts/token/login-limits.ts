import type { Limiters } from '../../../plugins/limits/limiters.ts'
import type { Device } from '../../../plugins/limits/device.ts'
import { loginLimits } from '../../../plugins/limits/limits.ts'
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

/**
 * How often a secret may be tried (docs/adr/0018-limits.md). On a device that the account was used on before only the
 * attempts there count: whatever others do elsewhere, its own child gets in.
 */
export function createLoginLimits({ create }: Limiters, kind: 'password' | 'card') {
  const knownDevice = create(`${kind}-known-device`, loginLimits.knownDevice)
  const accountFromAddress = create(`${kind}-account-address`, loginLimits.accountFromAddress)
  const account = create(`${kind}-account`, loginLimits.account)
  const cardADay = create('card-a-day', loginLimits.cardADay)
  const organisation = create('card-organisation', loginLimits.cardsOfOrganisation)
  const anyOnDevice = create('device', loginLimits.device)
  const anyFromAddress = create('address', loginLimits.address)

  function countersOf(
    subject: string,
    { address, device }: LoginPlace,
    organisation_id: number | null,
  ): LimiterUse[] {
    if (device.knows(subject)) return [[knownDevice, `${device.id} ${subject}`]]
    const network = networkOf(address)
    return [
      [accountFromAddress, `${network} ${subject}`],
      [account, subject],
      ...(kind === 'card' ? [[cardADay, subject] as const] : []),
      device.id === null ? [anyFromAddress, network] : [anyOnDevice, device.id],
      ...(organisation_id === null ? [] : [[organisation, String(organisation_id)] as const]),
    ]
  }

  return {
    /** Counts an attempt at the secret of an account, or of an organisation's card. Throws OAuthError 429 when there were too many. */
    take: (
      subject: string,
      place: LoginPlace,
      organisation_id: number | null = null,
    ): Promise<LoginAttempt> => takeAttempt(countersOf(subject, place, organisation_id)),

    /**
     * Counts an attempt at the pictures of a card on a device that was allowed for a group: nothing else is asked there, so
     * that all that is counted anywhere counts.
     */
    takeOnGroupDevice: (
      subject: string,
      device_id: number,
      organisation_id: number,
    ): Promise<LoginAttempt> => {
      const device = `group-device ${device_id}`
      return takeAttempt([
        [knownDevice, `${device} ${subject}`],
        [cardADay, subject],
        [anyOnDevice, device],
        [organisation, String(organisation_id)],
      ])
    },
  }
}

/** Counts an attempt with each. Throws OAuthError 429 when one of them refuses. */
export async function takeAttempt(counters: readonly LimiterUse[]): Promise<LoginAttempt> {
  const taken = await takeAll(counters)
  if ('seconds' in taken) throw tooManyAttempts(taken.seconds)
  return taken
}

export type LoginLimits = ReturnType<typeof createLoginLimits>
