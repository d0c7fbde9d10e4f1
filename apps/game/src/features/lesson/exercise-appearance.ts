import { ExerciseStatus } from '@letterliaan/contract/status'
import * as lessonTexts from '@letterliaan/texts/lesson'

export type ExerciseAppearance = 'open' | 'paused' | 'done' | 'failed'

/** Returns the appearance of an exercise by its status at a difficulty (LES-11). */
export function findExerciseAppearance(status: number): ExerciseAppearance {
  if (status === ExerciseStatus.paused) return 'paused'
  if (status === ExerciseStatus.done) return 'done'
  if (status === ExerciseStatus.failed) return 'failed'
  return 'open'
}

export const exerciseAppearanceLabels: Readonly<Record<ExerciseAppearance, string>> = {
  open: lessonTexts.status.new,
  paused: lessonTexts.status.paused,
  done: lessonTexts.status.passed,
  failed: lessonTexts.status.failed,
}
