import type { Difficulty } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { toPercentage } from '../run/score.ts'

/** RUL-4; 0 without words. */
export const computeMasteryPercentage = (words_without_errors: number, words_exercised: number): number =>
  toPercentage(words_without_errors, words_exercised)

/** LES-7; rounded down. */
export const computeLessonProgress = (
  exercises: readonly { readonly status: Readonly<Record<Difficulty, number>> }[],
  difficulty: Difficulty,
): number =>
  toPercentage(
    exercises.filter((exercise) => exercise.status[difficulty] === ExerciseStatus.done).length,
    exercises.length,
  )
