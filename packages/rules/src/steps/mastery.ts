import type { Difficulty, ExerciseCategory, TemplateName } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { ExerciseWork, PassingDifficulty } from './step-record.ts'

type DoneExercise = Pick<ExerciseWork, 'exercise_id' | 'category' | 'template'>

/** Does an exercise count for passing its step (RUL-1)? A workbook does not: it is made on paper, and nobody sees how. */
export const countsForPassing = (template: TemplateName): boolean => template !== 'Werkboek'

/**
 * RUL-1, exactly (rules.md, Step status): at least 2 exercises of kind Verkennen with status 2, at least 2 of kind Oefenen
 * with status 2, and a StapDictee that reached its minimum score (status 2 says so). `done` are those with status 2.
 */
export const meetsPassingRule = (done: readonly DoneExercise[]): boolean => {
  const count = (category: ExerciseCategory) =>
    new Set(
      done
        .filter((item) => item.category === category && countsForPassing(item.template))
        .map((item) => item.exercise_id),
    ).size
  // What most steps do not have yet comes first: a path is derived after each exercise.
  return (
    done.some((item) => item.template === 'StapDictee') && count('Verkennen') >= 2 && count('Oefenen') >= 2
  )
}

/** What is done at more stars counts at fewer. */
const isMasteredAt = (done: readonly ExerciseWork[], difficulty: Difficulty): boolean =>
  meetsPassingRule(done.filter((item) => item.difficulty >= difficulty))

/**
 * The highest difficulty at which RUL-1 holds, or null. One star is not enough, unless the step counts from there
 * (`from`: docs/adr/0024-a-path-is-a-document.md).
 */
export const highestDifficultyMastered = (
  work: readonly ExerciseWork[],
  from: PassingDifficulty,
): Difficulty | null => {
  const done = work.filter((item) => item.status === ExerciseStatus.done)
  return (
    ([3, 2, 1] as const).find((difficulty) => difficulty >= from && isMasteredAt(done, difficulty)) ?? null
  )
}
