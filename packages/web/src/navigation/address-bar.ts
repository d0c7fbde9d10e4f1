/** The browser's address and history: clean paths (NAV-1). */
export interface AddressBar {
  /** The path that is shown: `/wereld/1`. */
  readonly read: () => string
  readonly write: (path: string, replace: boolean) => void
  /** Tells when the child uses the browser's back and forward. */
  readonly onBack: (listener: () => void) => void
}

export const createAddressBar = (browser: Window): AddressBar => ({
  read: () => browser.location.pathname,
  write(path, replace) {
    if (replace) browser.history.replaceState(null, '', path)
    else browser.history.pushState(null, '', path)
  },
  onBack: (listener) => browser.addEventListener('popstate', listener),
})
