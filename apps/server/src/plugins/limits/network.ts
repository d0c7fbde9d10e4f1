import { isIPv6 } from 'node:net'

const v4InV6Pattern = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const v4Pattern = /^\d+\.\d+\.\d+\.\d+$/

/** Returns the IPv4 address, or the IPv6 /64 that one connection has. */
export const toNetwork = (address: string): string => toNetworkPrefix(address, { v4: 32, v6: 64 })

export interface PrefixLength {
  readonly v4: number
  readonly v6: number
}

/** Returns the network prefix. Text that is no address is returned unchanged. */
export function toNetworkPrefix(address: string, { v4, v6 }: PrefixLength): string {
  const inner = v4InV6Pattern.exec(address)?.[1] ?? address
  if (v4Pattern.test(inner))
    return inner
      .split('.')
      .slice(0, v4 / 8)
      .join('.')
  return isIPv6(inner) ? readV6Prefix(inner, v6) : inner
}

function readV6Prefix(address: string, bits: number): string {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after]
  return groups
    .slice(0, Math.ceil(bits / 16))
    .map((group, at) => {
      const unused = Math.max(0, 16 * (at + 1) - bits)
      return ((Number.parseInt(group, 16) >> unused) << unused).toString(16)
    })
    .join(':')
}
