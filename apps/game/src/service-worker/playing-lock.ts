/** Held by every tab in which a child is at work; the service worker asks for it too. */
const playingLock = 'letterliaan-playing'

/** Returns a function that resolves when the lock is free: a browser takes a moment for it. */
export function holdPlaying(): () => Promise<void> {
  let end = (): void => undefined
  const over = new Promise<void>((resolve) => (end = resolve))
  const held = navigator.locks?.request(playingLock, { mode: 'shared' }, () => over).catch(() => undefined)
  return async () => {
    end()
    await held
  }
}

/** Now, or not at all. */
export async function whenNobodyPlays(work: () => void | Promise<void>): Promise<void> {
  if (navigator.locks === undefined) return work()
  await navigator.locks.request(playingLock, { ifAvailable: true }, (lock) =>
    lock === null ? undefined : work(),
  )
}
