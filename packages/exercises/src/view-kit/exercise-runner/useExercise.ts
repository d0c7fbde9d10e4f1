import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ExerciseMachine, MachineSetup } from '../../run/machine.ts'
import { createExerciseRunner, type ExerciseRunner } from './createExerciseRunner.ts'
import type { ExercisePorts } from './ports.ts'

/**
 * Runs an exercise while the screen is shown. `setup` must keep its identity for as long as it is the same exercise.
 */
export function useExercise(setup: MachineSetup, ports: ExercisePorts): [ExerciseMachine, ExerciseRunner] {
  const runner = useMemo(() => createExerciseRunner(setup, ports), [setup, ports])
  useEffect(() => runner.start(), [runner])
  return [useSyncExternalStore(runner.subscribe, runner.getMachine), runner]
}
