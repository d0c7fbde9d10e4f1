import { fewAtATime } from './few-at-a-time.ts'

/**
 * Workbox fetches one file after another: two hundred round trips. This fills the browser's own cache first,
 * where Workbox finds the files. `paths`: of files whose names change with their contents.
 */
export const fetchAhead = (
  paths: readonly string[],
  isHere: (path: string) => Promise<boolean>,
): Promise<void> =>
  fewAtATime(paths, async (path) => {
    try {
      if (!(await isHere(path))) await (await fetch(path)).arrayBuffer()
    } catch {
      // Workbox reports a failure itself.
    }
  })
