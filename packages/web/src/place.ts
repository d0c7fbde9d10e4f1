/** The prefix of every path of this installation: `/spelling`, or nothing. The server writes it into the page. */
export const prefixHere = (): string => globalThis.document?.documentElement.dataset['prefix'] ?? ''

/** A path of the product as the browser asks for it. Another site's address stays what it is. */
export const placed = (path: string): string =>
  path.startsWith('/') && !path.startsWith('//') ? prefixHere() + path : path

/** The product's own path of an address of the browser. */
export function unplaced(pathname: string): string {
  const prefix = prefixHere()
  const isBelow = pathname === prefix || pathname.startsWith(`${prefix}/`)
  return isBelow ? pathname.slice(prefix.length) || '/' : pathname
}
