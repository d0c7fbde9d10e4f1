import { useEffect } from 'react'
import type { ExerciseRunner } from '../exercise-runner/createExerciseRunner.ts'
import type { ShownWord } from '../exercise-runner/shown-word.ts'

/** Takes the way to read what is shown; nothing is read until somebody asks. Returns how to take it back. */
export type OnShow = (read: () => ShownWord) => () => void

/** Tells the app how to read what the child has before it, for as long as it is there. */
export function useShow({ readShown }: ExerciseRunner, onShow: OnShow | undefined): void {
  useEffect(() => onShow?.(readShown), [onShow, readShown])
}
