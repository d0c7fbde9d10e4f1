import { createStore, type ReadonlyStore } from '@letterliaan/web/store'
import type { Difficulty } from '@letterliaan/contract'
import type { Worded } from '@letterliaan/ui/pictures'

export interface ExerciseReset {
  readonly exercise_id: number
  readonly difficulty: Difficulty
}

export interface SupervisorWords {
  readonly said: ReadonlyStore<{ readonly words: Worded } | null>
  readonly reset: ReadonlyStore<ExerciseReset | null>
  readonly say: (words: Worded) => void
  readonly tellReset: (reset: ExerciseReset) => void
}

export function createSupervisorWords(): SupervisorWords {
  const said = createStore<{ readonly words: Worded } | null>(null)
  const reset = createStore<ExerciseReset | null>(null)
  return {
    said,
    reset,
    say: (words) => said.set({ words }),
    tellReset: ({ exercise_id, difficulty }) => reset.set({ exercise_id, difficulty }),
  }
}
