import { runFewAtATime } from './run-few-at-a-time.ts'

/** Fills the browser's cache, as Workbox fetches one file after another. `paths`: with hashed names only. */
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
