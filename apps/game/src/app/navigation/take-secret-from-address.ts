/**
 * Takes a secret out of the query of the address: whoever looks at the address bar or the history afterwards doesn't see
 * it. Null if there is none.
 */
export function takeSecretFromAddress(
  browser: Pick<Window, 'location' | 'history'>,
  name: string,
): string | null {
  const { pathname, search } = browser.location
  const value = new URLSearchParams(search).get(name)
  if (search !== '') browser.history.replaceState(null, '', pathname)
  return value
}
