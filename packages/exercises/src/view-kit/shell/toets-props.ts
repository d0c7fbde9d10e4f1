import type { Test, TestDestination } from '@letterliaan/contract'
import type { ExerciseListeners } from '../runner/useExercise.ts'
import type { PlayingChild } from './step-result.ts'
import type { ToetsPorts } from './toets-ports.ts'

/** Greeted by its name. */
export interface ToetsChild extends PlayingChild {
  readonly screen_name: string
}

export interface ToetsScreenProps extends ExerciseListeners {
  readonly toets: Test
  readonly child: ToetsChild
  readonly ports: ToetsPorts
  /** 'Ga naar oefeningen'. */
  readonly onLeave: () => void
  /** On to where the toets leads. */
  readonly onGoOn: (next: TestDestination) => void
}
