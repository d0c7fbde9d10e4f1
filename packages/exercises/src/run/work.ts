import { ExerciseStatus } from '@letterliaan/contract/status'
import type { ExerciseState } from './exercise-state.ts'

export interface WorkOfRun {
  readonly done: number
  readonly total: number
  readonly isFinished: boolean
}

/** Counts right words, or completed words if results come at the end. */
export function countWork({ setup, run }: Pick<ExerciseState, 'setup' | 'run'>): WorkOfRun {
  const counts = setup.logic.turn.toldAtEnd ? 'completed' : 'success'
  return {
    done: run.detailed_results.filter((result) => result.completed && result[counts]).length,
    total: run.words.length,
    isFinished: run.status === ExerciseStatus.done,
  }
}
