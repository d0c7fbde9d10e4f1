/** At the latest after this (ms). */
const latestMs = 2000
/** Ms, where a browser can't tell (Safari). */
const untoldMs = 300

/** Resolves when the browser is idle. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: latestMs })
    else setTimeout(resolve, untoldMs)
  })
