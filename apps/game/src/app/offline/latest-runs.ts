import type { Exercise, StudentExercise } from '@letterliaan/contract'
import { toCachedJson } from './response-store.ts'
import { withLatestRun } from './predict-step.ts'

export interface LatestRuns {
  readonly note: (path: string, run: StudentExercise) => void
  /** Adds the latest run to a reply that was requested earlier. `askedAt`: `performance.now()`. */
  readonly bodyOf: (path: string, answer: Response, askedAt: number) => Promise<ArrayBuffer>
  readonly clear: () => void
}

/** Runs newer than a reply: a child may answer while its exercise is fetched again. */
export function createLatestRuns(): LatestRuns {
  const runs = new Map<string, { readonly run: StudentExercise; readonly at: number }>()
  return {
    note: (path, run) => void runs.set(path, { run, at: performance.now() }),
    async bodyOf(path, answer, askedAt) {
      const latest = runs.get(path)
      if (latest === undefined || latest.at < askedAt) return answer.arrayBuffer()
      return toCachedJson(withLatestRun((await answer.json()) as Exercise, latest.run)).body
    },
    clear: () => runs.clear(),
  }
}
