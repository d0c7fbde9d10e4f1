import type { Difficulty, ExerciseCategory, TemplateName } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { ExerciseWork, PassingDifficulty } from './step-record.ts'

type DoneExercise = Pick<ExerciseWork, 'exercise_id' | 'category' | 'template'>

/** True if a template counts for RUL-1. A workbook does not, because it is done on paper. */
export const countsForPassing = (template: TemplateName): boolean => template !== 'Werkboek'

/** Number of Verkennen and of Oefenen exercises that a passed step needs (RUL-1). */
export const exercisesToPass = 2

/** Tests RUL-1 (rules.md, Step status): enough Verkennen and Oefenen, and a StapDictee with status 2. */
export const meetsPassingRule = (done: readonly DoneExercise[]): boolean => {
  const count = (category: ExerciseCategory) =>
    new Set(
      done
        .filter((item) => item.category === category && countsForPassing(item.template))
        .map((item) => item.exercise_id),
    ).size
  // Starts with the part that is missing most often, because a path is derived after each exercise.
  return (
    done.some((item) => item.template === 'StapDictee') &&
    count('Verkennen') >= exercisesToPass &&
    count('Oefenen') >= exercisesToPass
  )
}

type Work = Pick<ExerciseWork, 'exercise_id' | 'category' | 'template' | 'difficulty' | 'status'>

const isMasteredAt = (done: readonly Work[], difficulty: Difficulty): boolean =>
  meetsPassingRule(done.filter((item) => item.difficulty >= difficulty))

/** Returns the highest difficulty at which RUL-1 holds, or null. Level 1 requires `from` 1 (ADR 24). */
export const findHighestDifficultyMastered = (
  work: readonly Work[],
  from: PassingDifficulty,
): Difficulty | null => {
  const done = work.filter((item) => item.status === ExerciseStatus.done)
  return (
    ([3, 2, 1] as const).find((difficulty) => difficulty >= from && isMasteredAt(done, difficulty)) ?? null
  )
}
