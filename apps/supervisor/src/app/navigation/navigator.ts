/** The browser's address and history: clean paths below /begeleider. */
export interface Navigator {
  /** `/begeleider/uitspraak/wereld/1` */
  readonly getPath: () => string
  readonly subscribe: (listener: () => void) => () => void
  /** `replace` leaves no way back to the page before. */
  readonly go: (path: string, options?: { readonly replace?: boolean }) => void
}

/** `onLeave` is told before every navigation: nothing of the page before may go on sounding. */
export function createNavigator(browser: Window, onLeave: () => void): Navigator {
  const listeners = new Set<() => void>()

  function tell(): void {
    onLeave()
    for (const listener of listeners) listener()
  }

  browser.addEventListener('popstate', tell)

  return {
    getPath: () => browser.location.pathname,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    go(path, { replace = false } = {}) {
      if (replace) browser.history.replaceState(null, '', path)
      else browser.history.pushState(null, '', path)
      tell()
    },
  }
}
