/** Held by every tab in an exercise; the service worker requests it too. */
const playingLock = 'letterliaan-playing'

/** Returns a function that releases the lock and resolves once it is free, which takes a browser a moment. */
export function holdPlaying(): () => Promise<void> {
  let end = (): void => undefined
  const over = new Promise<void>((resolve) => (end = resolve))
  const held = navigator.locks?.request(playingLock, { mode: 'shared' }, () => over).catch(() => undefined)
  return async () => {
    end()
    await held
  }
}

/** Runs the work now if no tab is in an exercise, else never. */
export async function runWhenNobodyPlays(work: () => void | Promise<void>): Promise<void> {
  if (navigator.locks === undefined) return work()
  await navigator.locks.request(playingLock, { ifAvailable: true }, (lock) =>
    lock === null ? undefined : work(),
  )
}
