import { fewAtATime } from './few-at-a-time.ts'

/**
 * Workbox fetches one file after another, two hundred times the way to the server and back. These come into the browser's own
 * cache before, where it finds them. `paths`: of files whose name changes with their contents.
 */
export const fetchAhead = (
  paths: readonly string[],
  isHere: (path: string) => Promise<boolean>,
): Promise<void> =>
  fewAtATime(paths, async (path) => {
    try {
      if (!(await isHere(path))) await (await fetch(path)).arrayBuffer()
    } catch {
      // Workbox tells whether it comes.
    }
  })
