/** Addresses below the game's base path that are not its own pages (NAV-1). */
const others = /^(begeleider|eerste-beheerder|thuis|api|oauth2|sso|word|healthz|readyz)(\/|$)/

/** `base` ends with a slash. A path with a dot is a file. */
export function isPageOfGame(pathname: string, base: string): boolean {
  if (!pathname.startsWith(base)) return false
  const path = pathname.slice(base.length)
  return !others.test(path) && !/\.|%2e/i.test(path)
}
