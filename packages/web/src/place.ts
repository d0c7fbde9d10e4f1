/** Returns the prefix of all paths of this installation: `/spelling`, or ''. The server put it in the page. */
export const readPrefix = (): string => globalThis.document?.documentElement.dataset['prefix'] ?? ''

export const addPrefix = (path: string): string =>
  path.startsWith('/') && !path.startsWith('//') ? readPrefix() + path : path

export function removePrefix(pathname: string): string {
  const prefix = readPrefix()
  const isBelow = pathname === prefix || pathname.startsWith(`${prefix}/`)
  return isBelow ? pathname.slice(prefix.length) || '/' : pathname
}
