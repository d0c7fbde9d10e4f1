const storageKey = 'letterliaan-begeleider-active'
const checkMs = 10_000
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

export interface IdleWatch {
  readonly stop: () => void
}

/** Calls `onIdle` once, after the app was not used for `idleMs` in any tab (ORG-5). */
export function watchIdle(
  { idleMs, onIdle }: { readonly idleMs: number; readonly onIdle: () => void },
  browser: Window,
): IdleWatch {
  const storage = browser.localStorage
  const read = (): number => Number(storage.getItem(storageKey) ?? 0)
  const note = (): void => {
    if (Date.now() - read() > checkMs) storage.setItem(storageKey, String(Date.now()))
  }
  const check = (): void => {
    if (Date.now() - read() < idleMs) return
    stop()
    onIdle()
  }
  // Checks the time before it records activity, because the machine may have slept.
  const use = (): void => {
    check()
    if (!isStopped) note()
  }
  let isStopped = false
  const timer = browser.setInterval(check, checkMs)
  function stop(): void {
    isStopped = true
    browser.clearInterval(timer)
    for (const sign of signs) browser.removeEventListener(sign, use, { capture: true })
    browser.document.removeEventListener('visibilitychange', check)
  }
  for (const sign of signs) browser.addEventListener(sign, use, { capture: true, passive: true })
  browser.document.addEventListener('visibilitychange', check)
  return { stop }
}

/** Records that the user is active. A login counts as activity too. */
export const recordActivity = ({ localStorage }: Pick<Window, 'localStorage'>): void =>
  localStorage.setItem(storageKey, String(Date.now()))
