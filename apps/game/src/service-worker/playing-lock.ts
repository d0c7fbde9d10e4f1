/** Name of a lock that every tab in an exercise holds. The service worker requests it too. */
const playingLock = 'letterliaan-playing'

/** Returns a function that releases the lock and resolves when it is free, which may take a moment. */
export function lockWhilePlaying(): () => Promise<void> {
  let end = (): void => undefined
  const over = new Promise<void>((resolve) => (end = resolve))
  const held = navigator.locks?.request(playingLock, { mode: 'shared' }, () => over).catch(() => undefined)
  return async () => {
    end()
    await held
  }
}

/** Runs the work if no tab is in an exercise now. */
export async function runWhenNobodyPlays(work: () => void | Promise<void>): Promise<void> {
  if (navigator.locks === undefined) return work()
  await navigator.locks.request(playingLock, { ifAvailable: true }, (lock) =>
    lock === null ? undefined : work(),
  )
}
