import { createStore, type ReadonlyStore } from '@letterliaan/web/store'
import type { Difficulty } from '@letterliaan/contract'

export interface ExerciseReset {
  readonly exercise_id: number
  readonly difficulty: Difficulty
}

export interface SupervisorWords {
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
