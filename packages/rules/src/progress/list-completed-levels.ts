import type { Difficulty, ExerciseSummary, Step } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { meetsPassingRule } from '../steps/mastery.ts'

const levels = [1, 2, 3] as const satisfies readonly Difficulty[]

interface Lesson extends Pick<Step, 'highest_difficulty_completed'> {
  readonly exercises: readonly Pick<ExerciseSummary, 'id' | 'exercise_type' | 'status'>[]
}

/** Lists levels at which the step is passed, meets RUL-1, or has all exercises done (LES-5). */
export const listCompletedLevels = (step: Lesson): readonly Difficulty[] =>
  levels.filter(
    (level) => step.highest_difficulty_completed === level || isCompletedAt(step.exercises, level),
  )

const isCompletedAt = (exercises: Lesson['exercises'], level: Difficulty): boolean => {
  const done = exercises.filter(({ status }) => status[level] === ExerciseStatus.done)
  const isAll = done.length > 0 && done.length === exercises.length
  return isAll || meetsPassingRule(done.map(toDone))
}

const toDone = ({ id, exercise_type: { category, template } }: Lesson['exercises'][number]) => ({
  exercise_id: id,
  category,
  template,
})
