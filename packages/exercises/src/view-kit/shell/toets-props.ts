import type { Test, TestDestination } from '@letterliaan/contract'
import type { ExerciseListeners } from '../runner/useExercise.ts'
import type { PlayingChild } from './step-result.ts'
import type { ToetsPorts } from './toets-ports.ts'

export interface ToetsChild extends PlayingChild {
  readonly screen_name: string
}

export interface ToetsScreenProps extends ExerciseListeners {
  readonly toets: Test
  readonly child: ToetsChild
  readonly ports: ToetsPorts
  readonly onLeave: () => void
  readonly onGoOn: (next: TestDestination) => void
}
