import { ExerciseStatus } from '@letterliaan/contract/status'
import type { ExerciseState } from './exercise-state.ts'

export interface WorkOfRun {
  readonly done: number
  readonly total: number
  readonly isFinished: boolean
}

/** Right words; where it is told at the end only, words done, because how they went is not told yet. */
export function countWork({ setup, run }: Pick<ExerciseState, 'setup' | 'run'>): WorkOfRun {
  const counts = setup.logic.turn.toldAtEnd ? 'completed' : 'success'
  return {
    done: run.detailed_results.filter((result) => result.completed && result[counts]).length,
    total: run.words.length,
    isFinished: run.status === ExerciseStatus.done,
  }
}
