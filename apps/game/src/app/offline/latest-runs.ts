import type { Exercise, StudentExercise } from '@letterliaan/contract'
import { toCachedJson } from './response-store.ts'
import { withLatestRun } from './predict-step.ts'

export interface LatestRuns {
  readonly note: (path: string, run: StudentExercise) => void
  /** Adds the latest run to a reply that was requested before it. `askedAt`: `performance.now()`. */
  readonly bodyOf: (path: string, answer: Response, askedAt: number) => Promise<ArrayBuffer>
  readonly clear: () => void
}

/** A child answers while its exercise loads: a response requested before that is older than the run. */
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
