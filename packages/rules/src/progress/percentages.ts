import type { Difficulty } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { toPercentage } from '../run/score.ts'

/** Returns the percentage of words without errors (RUL-4); 0 without words. */
export const computeMasteryPercentage = (words_without_errors: number, words_exercised: number): number =>
  toPercentage(words_without_errors, words_exercised)

/** Returns the percentage of completed exercises, rounded down (LES-7). */
export const computeLessonProgress = (
  exercises: readonly { readonly status: Readonly<Record<Difficulty, number>> }[],
  difficulty: Difficulty,
): number =>
  toPercentage(
    exercises.filter((exercise) => exercise.status[difficulty] === ExerciseStatus.done).length,
    exercises.length,
  )
