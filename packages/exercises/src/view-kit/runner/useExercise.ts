import { useStore } from '@letterliaan/web/use-store'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { exerciseParts, type ExerciseSetup, type ExerciseState } from '../../run/exercise-state.ts'
import { createExerciseRunner, type ExerciseRunner } from './create-exercise-runner.ts'
import type { ExercisePorts } from './ports.ts'
import type { ShownWord } from './shown-word.ts'

/** Takes the way to read what is shown; nothing is read until somebody asks. Returns how to take it back. */
export type ReportShownWord = (read: () => ShownWord) => () => void

/** Who wants to know of an exercise while it is shown. All keep their identity. */
export interface ExerciseListeners {
  readonly onShow?: ReportShownWord | undefined
  /** Told whether the child is at work: at its words, not before or after them. */
  readonly onWork?: ((isAtWork: boolean) => void) | undefined
}

/** Runs an exercise while the screen is shown. `setup` must keep its identity for as long as it is the same exercise. */
export function useExercise(
  setup: ExerciseSetup,
  ports: ExercisePorts,
  { onShow, onWork }: ExerciseListeners,
): [ExerciseState, ExerciseRunner] {
  const runner = useMemo(() => createExerciseRunner(setup, ports), [setup, ports])
  // With what is drawn: a press of 'Begin!' before the browser has painted counts too.
  useLayoutEffect(() => runner.start(), [runner])
  const state = useStore(runner.shown)
  const { readShown } = runner
  const isAtWork = state.progress.step === exerciseParts.content
  useEffect(() => {
    onWork?.(isAtWork)
    return () => onWork?.(false)
  }, [isAtWork, onWork])
  useEffect(() => onShow?.(readShown), [onShow, readShown])
  return [state, runner]
}
