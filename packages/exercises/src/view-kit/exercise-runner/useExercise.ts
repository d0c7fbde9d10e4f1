import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ExerciseSetup, ExerciseState } from '../../run/exercise-state.ts'
import { createExerciseRunner, type ExerciseRunner } from './createExerciseRunner.ts'
import type { ExercisePorts } from './ports.ts'

/**
 * Runs an exercise while the screen is shown. `setup` must keep its identity for as long as it is the same exercise.
 */
export function useExercise(setup: ExerciseSetup, ports: ExercisePorts): [ExerciseState, ExerciseRunner] {
  const runner = useMemo(() => createExerciseRunner(setup, ports), [setup, ports])
  useEffect(() => runner.start(), [runner])
  return [useSyncExternalStore(runner.subscribe, runner.getState), runner]
}
