import type { Limiters } from '../../../../plugins/limits/limiters.ts'
import { loginLimits } from '../../../../plugins/limits/limits.ts'
import { toNetworkPrefix } from '../../../../plugins/limits/network.ts'
import { cutNetworkPrefix } from './familiar-networks.ts'
import { countAttempt, type CountedAttempt, type LoginPlace } from './login-limits.ts'

/** `school`: the school in the code; null for an old code. `isFamiliar`: the school knows network or device. */
export interface CodeAttempt {
  readonly school: string | null
  readonly isFamiliar: boolean
}

/** Counts a wrong code for its school and its network. A familiar network has a count of its own (ADR 18). */
export function createCodeLimits({ create }: Limiters) {
  const onDevice = create('codes-device', loginLimits.codesOnDevice)
  const fromFamiliar = create('codes-familiar', loginLimits.codesFromFamiliar)
  const fromNetwork = create('codes-network', loginLimits.codesFromNetwork)
  const oldFromNetwork = create('codes-old', loginLimits.oldCodesFromNetwork)
  const fromSite = create('codes-site', loginLimits.codesFromSite)
  const fromWide = create('codes-wide', loginLimits.codesFromWideNetwork)
  const ofSchool = create('codes-school', loginLimits.codesOfSchool)

  return {
    /** Throws OAuthError 429. */
    take: ({ address, device }: LoginPlace, { school, isFamiliar }: CodeAttempt): Promise<CountedAttempt> => {
      const network = cutNetworkPrefix(address)
      const isV6 = network.includes(':')
      const strangers = [
        ...(school === null ? [[oldFromNetwork, network] as const] : []),
        [fromNetwork, network] as const,
        ...(isV6 ? [[fromSite, toNetworkPrefix(address, { v4: 24, v6: 48 })] as const] : []),
        ...(isV6 ? [[fromWide, toNetworkPrefix(address, { v4: 24, v6: 40 })] as const] : []),
        ...(school === null ? [] : [[ofSchool, school] as const]),
      ]
      return countAttempt([
        ...(device.id === null ? [] : [[onDevice, device.id] as const]),
        ...(isFamiliar ? [[fromFamiliar, `${school ?? ''} ${network}`] as const] : strangers),
      ])
    },
  }
}

export type CodeLimits = ReturnType<typeof createCodeLimits>
