/** Returns the prefix of all paths of this installation: `/spelling`, or ''. The server put it in the page. */
export const readBasePath = (): string => globalThis.document?.documentElement.dataset['prefix'] ?? ''

export const addBasePath = (path: string): string =>
  path.startsWith('/') && !path.startsWith('//') ? readBasePath() + path : path

export function removeBasePath(pathname: string): string {
  const prefix = readBasePath()
  const isBelow = pathname === prefix || pathname.startsWith(`${prefix}/`)
  return isBelow ? pathname.slice(prefix.length) || '/' : pathname
}
