import type { Difficulty, StepProgress } from '@letterliaan/contract'
import type { Queries } from '../../../../db/database.ts'
import { type Contents, readStepContent } from '../../../curriculum/index.ts'
import { createLesson } from '../../path/step/lesson.ts'
import { readMastery } from '../../path/step/mastery-fields.ts'
import type { ChildChoice } from './child-choices.ts'
import { findWorkOfSteps } from './queries.ts'

/** Returns the child's work in the steps of its path, in order (DOE-3). */
export async function readStepProgress(
  queries: Queries,
  contents: Contents,
  { student_id, steps }: Pick<ChildChoice, 'student_id' | 'steps'>,
): Promise<StepProgress[]> {
  const [masteryOf, work] = await Promise.all([
    readMastery(queries, student_id),
    findWorkOfSteps(queries, student_id),
  ])
  const workOf = new Map(work.map((row) => [row.step_id, row]))
  const begun = steps.filter(
    ({ id, removed_at, is_current, is_complete }) =>
      removed_at === null && (is_current || is_complete || workOf.has(id)),
  )
  return Promise.all(
    begun.map(async (step) => {
      const done = workOf.get(step.id)
      const content = await readStepContent(step, (id) => contents.get(queries, id))
      return Object.assign(masteryOf(step.id), {
        nr: step.nr,
        is_own: step.owner_id !== null,
        is_test_step: step.is_test_step,
        step_id: step.id,
        label: createLesson(content, step).label,
        is_current: step.is_current,
        is_complete: step.is_complete,
        waived: step.waived,
        highest_difficulty_completed: step.highest_difficulty_completed as Difficulty | null,
        completed_at: step.completed_at,
        last_worked_at: done?.last_worked_at ?? null,
        last_failed_at: done?.last_failed_at ?? null,
        num_failed: done?.num_failed ?? 0,
      })
    }),
  )
}
