import type { Word } from '@letterliaan/contract'
import { useStore } from '@letterliaan/web/use-store'
import { useDeferredValue, useEffect, useLayoutEffect, useMemo } from 'react'
import { exerciseParts, type ExerciseSetup, type ExerciseState } from '../../run/exercise-state.ts'
import { createExerciseRunner, type ExerciseRunner } from './create-exercise-runner.ts'
import type { ExercisePorts } from './ports.ts'
import type { ShownWord } from './shown-word.ts'

/** Receives a function that reads the shown word on demand; returns a function that removes it. */
export type ReportShownWord = (read: () => ShownWord) => () => void

/** All functions keep their identity. */
export interface ExerciseListeners {
  readonly onShow?: ReportShownWord | undefined
  /** Called with true during its words, and with false before and after. */
  readonly onWork?: ((isAtWork: boolean) => void) | undefined
}

/** `setup` must keep its identity for the same exercise. */
export function useExercise(
  setup: ExerciseSetup,
  ports: ExercisePorts,
  { onShow, onWork }: ExerciseListeners,
): [state: ExerciseState, runner: ExerciseRunner, rightWord: Word | null] {
  const runner = useMemo(() => createExerciseRunner(setup, ports), [setup, ports])
  // A layout effect, as a press of 'Begin!' before the first paint counts too.
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
  // The last word stays until the outro is drawn, which takes longer than a key may.
  const before = useDeferredValue(word)
  return [state, runner, word ?? (state.progress.step === exerciseParts.outro ? before : null)]
}
