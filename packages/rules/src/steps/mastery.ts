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
  return (
    count('Verkennen') >= 2 && count('Oefenen') >= 2 && done.some((item) => item.template === 'StapDictee')
  )
}

/** What is done at more stars counts at fewer. */
const isMasteredAt = (work: readonly ExerciseWork[], difficulty: Difficulty): boolean =>
  meetsPassingRule(
    work.filter((item) => item.status === ExerciseStatus.done && item.difficulty >= difficulty),
  )

/**
 * The highest difficulty at which RUL-1 holds, or null. One star is not enough, unless the step counts from there
 * (`from`: docs/adr/0024-a-path-is-a-document.md).
 */
export const highestDifficultyMastered = (
  work: readonly ExerciseWork[],
  from: PassingDifficulty,
): Difficulty | null =>
  ([3, 2, 1] as const).find((difficulty) => difficulty >= from && isMasteredAt(work, difficulty)) ?? null
