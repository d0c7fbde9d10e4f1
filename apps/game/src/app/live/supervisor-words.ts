import { createStore, type ReadonlyStore } from '@letterliaan/web/store'
import type { Difficulty } from '@letterliaan/contract'

/** An exercise that a supervisor had begun anew; its new run is fetched. */
export interface ExerciseReset {
  readonly exercise_id: number
  readonly difficulty: Difficulty
}

/** What a supervisor does while the child works, for the screens that tell of it (ZIEN-2). */
export interface SupervisorWords {
  /** What is to be said beside the work; a new object each time. */
  readonly said: ReadonlyStore<{ readonly text: string } | null>
  readonly reset: ReadonlyStore<ExerciseReset | null>
  readonly say: (text: string) => void
  readonly tellReset: (reset: ExerciseReset) => void
}

export function createSupervisorWords(): SupervisorWords {
  const said = createStore<{ readonly text: string } | null>(null)
  const reset = createStore<ExerciseReset | null>(null)
  return {
    said,
    reset,
    say: (text) => said.set({ text }),
    tellReset: ({ exercise_id, difficulty }) => reset.set({ exercise_id, difficulty }),
  }
}
