import type { Difficulty, ExerciseCategory, TemplateName } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { ExerciseWork, PassingDifficulty } from './step-record.ts'

type DoneExercise = Pick<ExerciseWork, 'exercise_id' | 'category' | 'template'>

/** RUL-1. Not a workbook: nobody sees how it is made. */
export const countsForPassing = (template: TemplateName): boolean => template !== 'Werkboek'

/** Exercises of each of Verkennen and Oefenen that a step is passed with (RUL-1). */
export const exercisesToPass = 2

/** RUL-1 exactly (rules.md, Step status): with status 2 so many of Verkennen and of Oefenen, and a StapDictee. */
export const meetsPassingRule = (done: readonly DoneExercise[]): boolean => {
  const count = (category: ExerciseCategory) =>
    new Set(
      done
        .filter((item) => item.category === category && countsForPassing(item.template))
        .map((item) => item.exercise_id),
    ).size
  // The most often missing comes first: a path is derived after each exercise.
  return (
    done.some((item) => item.template === 'StapDictee') &&
    count('Verkennen') >= exercisesToPass &&
    count('Oefenen') >= exercisesToPass
  )
}

type Work = Pick<ExerciseWork, 'exercise_id' | 'category' | 'template' | 'difficulty' | 'status'>

const isMasteredAt = (done: readonly Work[], difficulty: Difficulty): boolean =>
  meetsPassingRule(done.filter((item) => item.difficulty >= difficulty))

/** RUL-1, or null. One star only where the step counts from there (`from`: ADR 24). */
export const findHighestDifficultyMastered = (
  work: readonly Work[],
  from: PassingDifficulty,
): Difficulty | null => {
  const done = work.filter((item) => item.status === ExerciseStatus.done)
  return (
    ([3, 2, 1] as const).find((difficulty) => difficulty >= from && isMasteredAt(done, difficulty)) ?? null
  )
}
