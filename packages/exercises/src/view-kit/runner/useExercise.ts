import type { Word } from '@letterliaan/contract'
import { useStore } from '@letterliaan/web/use-store'
import { useDeferredValue, useEffect, useLayoutEffect, useMemo } from 'react'
import { exerciseParts, type ExerciseSetup, type ExerciseState } from '../../run/exercise-state.ts'
import { createExerciseRunner, type ExerciseRunner } from './create-exercise-runner.ts'
import type { ExercisePorts } from './ports.ts'
import type { ShownWord } from './shown-word.ts'

/** Receives a function that reads the shown word. Returns a function that removes it. */
export type ReportShownWord = (read: () => ShownWord) => () => void

/** All functions keep their identity. */
export interface ExerciseListeners {
  readonly onShow?: ReportShownWord | undefined
  /** Called with true when the words start, and with false when they end. */
  readonly onWork?: ((isAtWork: boolean) => void) | undefined
}

/** `setup` must keep its identity for the same exercise. */
export function useExercise(
  setup: ExerciseSetup,
  ports: ExercisePorts,
  { onShow, onWork }: ExerciseListeners,
): [state: ExerciseState, runner: ExerciseRunner, rightWord: Word | null] {
  const runner = useMemo(() => createExerciseRunner(setup, ports), [setup, ports])
  // A layout effect, because 'Begin!' may be pressed before the first paint.
  useLayoutEffect(() => runner.start(), [runner])
  const state = useStore(runner.shown)
  const { readShown } = runner
  const isAtWork = state.progress.step === exerciseParts.content
  useEffect(() => {
    onWork?.(isAtWork)
    return () => onWork?.(false)
  }, [isAtWork, onWork])
  useEffect(() => onShow?.(readShown), [onShow, readShown])
  const word = useStore(runner.rightWord)
  // The last word stays until the outro is rendered, which takes longer than a key press may.
  const before = useDeferredValue(word)
  return [state, runner, word ?? (state.progress.step === exerciseParts.outro ? before : null)]
}
