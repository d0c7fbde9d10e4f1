/** However busy the page is: later than this (ms) it does not become. */
const latestMs = 2000
/** Where a browser can't tell (Safari), so long (ms) after it was asked. */
const untoldMs = 300

/** Resolves when the browser has nothing to do for what is on the screen: what nobody waits for goes after that. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: latestMs })
    else setTimeout(resolve, untoldMs)
  })
