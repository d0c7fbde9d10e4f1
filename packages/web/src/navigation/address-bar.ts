import { addBasePath, removeBasePath } from '../base-path.ts'

export interface AddressBar {
  readonly read: () => string
  readonly write: (path: string, replace: boolean) => void
  readonly onBack: (listener: () => void) => void
}

export const createAddressBar = (browser: Window): AddressBar => ({
  read: () => removeBasePath(browser.location.pathname),
  write(path, replace) {
    if (replace) browser.history.replaceState(null, '', addBasePath(path))
    else browser.history.pushState(null, '', addBasePath(path))
  },
  onBack: (listener) => browser.addEventListener('popstate', listener),
})

/** Returns the token in the address, or null. Removes it from the address bar and the history. */
export function takeTokenFromAddress(browser: Pick<Window, 'location' | 'history'>): string | null {
  const { pathname, search } = browser.location
  const value = new URLSearchParams(search).get('token')
  if (search !== '') browser.history.replaceState(null, '', pathname)
  return value
}
