import type { Limiters } from '../../../plugins/limits/limiters.ts'
import { loginLimits } from '../../../plugins/limits/limits.ts'
import { networkOf } from '../../../plugins/limits/network.ts'
import { takeAttempt, type LoginAttempt, type LoginPlace } from './login-limits.ts'

/** How often a short code may be guessed (docs/adr/0018-limits.md): a wrong one tells of no card, nor of an organisation. */
export function createCodeLimits({ create }: Limiters) {
  const onDevice = create('codes-device', loginLimits.codesOnDevice)
  const fromAddress = create('codes-address', loginLimits.codesFromAddress)
  const aDay = create('codes-a-day', loginLimits.codesADay)

  return {
    /** Counts an attempt at any code. Throws OAuthError 429 when there were too many. */
    take: ({ address, device }: LoginPlace): Promise<LoginAttempt> =>
      takeAttempt([
        ...(device.id === null ? [] : [[onDevice, device.id] as const]),
        [fromAddress, networkOf(address)],
        [aDay, 'all'],
      ]),
  }
}

export type CodeLimits = ReturnType<typeof createCodeLimits>
