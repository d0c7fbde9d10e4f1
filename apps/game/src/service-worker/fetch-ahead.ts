import { runFewAtATime } from './run-few-at-a-time.ts'

/** Fills the browser's cache, because Workbox fetches files one by one. `paths`: with hashed names. */
export const fetchAhead = (
  paths: readonly string[],
  isHere: (path: string) => Promise<boolean>,
): Promise<void> =>
  runFewAtATime(paths, async (path) => {
    try {
      if (!(await isHere(path))) await (await fetch(path)).arrayBuffer()
    } catch {
      // Workbox reports a failure itself.
    }
  })
