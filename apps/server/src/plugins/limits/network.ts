import { isIPv6 } from 'node:net'

const v4InV6Pattern = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Whom an address is of: an IPv4 address itself, and of IPv6 the /64 that one connection to the internet is given. */
export function networkOf(address: string): string {
  const v4 = v4InV6Pattern.exec(address)?.[1]
  if (v4 !== undefined) return v4
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
