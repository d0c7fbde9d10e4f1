/**
 * Returns the prefix of every path of this installation: `/spelling`, or ''. The server writes it into the
 * page.
 */
export const prefixHere = (): string => globalThis.document?.documentElement.dataset['prefix'] ?? ''

export const placed = (path: string): string =>
  path.startsWith('/') && !path.startsWith('//') ? prefixHere() + path : path

export function unplaced(pathname: string): string {
  const prefix = prefixHere()
  const isBelow = pathname === prefix || pathname.startsWith(`${prefix}/`)
  return isBelow ? pathname.slice(prefix.length) || '/' : pathname
}
