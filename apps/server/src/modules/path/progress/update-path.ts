import { collectEndRewards, derivePath, levelReached, type StepState } from '@letterliaan/rules'
import type { Queries, Transaction } from '../../../db/database.ts'
import { updateStudent } from '../../accounts/user/queries.ts'
import { recordActivity } from '../../rewards/record-activity.ts'
import type { Contents } from '../../curriculum/content.ts'
import { awardBadges } from '../../rewards/award-badges.ts'
import { lessonOf } from '../step/lesson.ts'
import { findExerciseStatuses, findPastRuns, findSteps, updateStep, type StepRow } from '../step/queries.ts'
import { findProgress } from './queries.ts'
import { toStepRecord, workOfRuns } from './step-work.ts'

/** A student's path as it follows from the work. */
export interface DerivedPath {
  readonly rows: readonly StepRow[]
  readonly states: readonly StepState[]
}

/**
 * Derives a student's path again from its work and stores what changed: statuses, the step that opens, worlds that are
 * passed (rules.md, Step status). Called in the transaction of the work itself.
 */
export async function updatePath(
  transaction: Transaction,
  contents: Contents,
  student_id: number,
  now: number,
): Promise<void> {
  const { rows, states } = await deriveStudentPath(transaction, contents, student_id)
  for (const state of states) {
    const row = rows.find(({ id }) => id === state.id)
    if (row && hasStepChanged(row, state)) await storeState(transaction, row, state, now)
  }
  await tellSteps(transaction, { rows, states }, now)
  await storeProgress(transaction, contents, student_id, rows, states, now)
}

/** The path as it follows from what is stored of the work; nothing is written. */
export async function deriveStudentPath(
  queries: Queries,
  contents: Contents,
  student_id: number,
): Promise<DerivedPath> {
  const [rows, statuses] = await Promise.all([
    findSteps(queries, student_id),
    findExerciseStatuses(queries, student_id, null),
  ])
  const redone = rows.filter(({ redo_difficulty }) => redo_difficulty !== null).map(({ id }) => id)
  const runs = redone.length === 0 ? [] : await findPastRuns(queries, student_id, redone)
  const records = await Promise.all(
    rows.map(async (row) => {
      const { recipe } = lessonOf(await contents.get(queries, row.curriculum_step_id), row)
      return toStepRecord(row, recipe, {
        present: statuses.filter(({ step_id }) => step_id === row.id),
        ever: workOfRuns(runs.filter(({ step_id }) => step_id === row.id)),
      })
    }),
  )
  return { rows, states: derivePath(records) }
}

/** What the rules say of a step otherwise than its row does. */
export const hasStepChanged = (row: StepRow, state: StepState): boolean =>
  row.status !== state.status ||
  row.is_complete !== state.is_complete ||
  row.is_current !== state.current_step ||
  row.can_start_test !== state.can_start_test ||
  row.highest_difficulty_completed !== state.highest_difficulty_completed

async function storeState(
  transaction: Transaction,
  row: StepRow,
  state: StepState,
  now: number,
): Promise<void> {
  const { status, is_complete, can_start_test, highest_difficulty_completed } = state
  const completed = is_complete && !row.is_complete ? { completed_at: now } : {}
  const derived = { status, is_complete, can_start_test, highest_difficulty_completed }
  const changes = { ...derived, is_current: state.current_step, updated_at: now, ...completed }
  await updateStep(transaction, row.id, changes)
}

/** Notes which steps were passed; stars that were added to one that was passed before can earn a badge too. */
async function tellSteps(
  transaction: Transaction,
  { rows, states }: DerivedPath,
  now: number,
): Promise<void> {
  for (const row of rows) {
    const state = states.find(({ id }) => id === row.id)
    if (!state?.is_complete) continue
    if (!row.is_complete) {
      await recordActivity(transaction, row, { type: 'complete_step', item_id: row.id }, now)
    } else if (state.highest_difficulty_completed !== row.highest_difficulty_completed) {
      await awardBadges(transaction, row, 'complete_step', now)
    }
  }
}

async function storeProgress(
  transaction: Transaction,
  contents: Contents,
  student_id: number,
  rows: readonly StepRow[],
  states: readonly StepState[],
  now: number,
): Promise<void> {
  const student = await findProgress(transaction, student_id)
  const { progress, passed } = collectEndRewards(student, states)
  const dle = await deriveDle(transaction, contents, rows, states)
  if (passed.length === 0 && dle === student.dle) return
  const { organisation_id, ...changed } = progress
  await updateStudent(transaction, student_id, { ...changed, dle, updated_at: now })
  for (const world of passed) {
    const owner = { organisation_id, student_id }
    await recordActivity(transaction, owner, { type: 'complete_world', item_id: world }, now)
  }
}

/** The student's `dle` as it follows from its path. */
export async function deriveDle(
  queries: Queries,
  contents: Contents,
  rows: readonly StepRow[],
  states: readonly StepState[],
): Promise<number> {
  const curriculumIds = new Map(rows.map(({ id, curriculum_step_id }) => [id, curriculum_step_id]))
  const path = await Promise.all(
    states.map(async ({ id, is_complete }) => {
      const curriculum_step_id = curriculumIds.get(id)
      if (curriculum_step_id === undefined) throw new Error(`Step ${id} is not in the path.`)
      return { is_complete, dl: (await contents.get(queries, curriculum_step_id)).dl }
    }),
  )
  return levelReached(path)
}
