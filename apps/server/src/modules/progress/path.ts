import type { Difficulty } from '@letterliaan/contract'
import {
  collectWorlds,
  derivePath,
  type ExerciseWork,
  type StepRecord,
  type StepState,
} from '@letterliaan/rules'
import type { Transaction } from '../../db/database.ts'
import type { Contents } from '../curriculum/content.ts'
import { positionOf } from '../step/exercise-id.ts'
import { findExerciseStatuses, findSteps, type ExerciseStatusRow, type StepRow } from '../step/repository.ts'

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
  const [rows, statuses] = await Promise.all([
    findSteps(transaction, student_id),
    findExerciseStatuses(transaction, student_id, null),
  ])
  const records = await Promise.all(rows.map((row) => toRecord(transaction, row, statuses, contents)))
  const states = derivePath(records)
  for (const state of states) {
    const row = rows.find(({ id }) => id === state.id)
    if (row && hasChanged(row, state)) await storeState(transaction, row, state, now)
  }
  await storeProgress(transaction, contents, student_id, rows, states, now)
}

async function toRecord(
  transaction: Transaction,
  row: StepRow,
  statuses: readonly ExerciseStatusRow[],
  contents: Contents,
): Promise<StepRecord> {
  const { recipe } = await contents.get(transaction, row.curriculum_step_id)
  const work = statuses
    .filter(({ step_id }) => step_id === row.id)
    .map((status): ExerciseWork | null => {
      const exercise = recipe[positionOf(status.exercise_id) - 1]
      if (!exercise) return null
      const { category, template } = exercise.exercise_type
      const { exercise_id, last_passed, last_completed_at } = status
      const difficulty = status.difficulty as Difficulty
      return {
        exercise_id,
        category,
        template,
        difficulty,
        status: status.status,
        last_passed,
        last_completed_at,
      }
    })
    .filter((item) => item !== null)
  return {
    id: row.id,
    phase_id: row.phase_id,
    position: row.position,
    required_step_id: row.required_step_id,
    lock: row.lock,
    waived: false,
    isTestStep: false,
    work,
    redo: null,
    test:
      row.test_kind === null
        ? null
        : { kind: row.test_kind, complete: row.test_complete, lastFailed: row.test_failed },
  }
}

const hasChanged = (row: StepRow, state: StepState): boolean =>
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
  await transaction
    .updateTable('step')
    .set({ status, is_complete, can_start_test, highest_difficulty_completed })
    .set({ is_current: state.current_step, updated_at: now })
    .where('id', '=', row.id)
    .execute()
  if (!is_complete || row.is_complete) return
  const { organisation_id, student_id, id: item_id } = row
  await transaction
    .insertInto('activity')
    .values({ organisation_id, student_id, item_id, type: 'complete_step', points: 0, created_at: now })
    .execute()
}

async function storeProgress(
  transaction: Transaction,
  contents: Contents,
  student_id: number,
  rows: readonly StepRow[],
  states: readonly StepState[],
  now: number,
): Promise<void> {
  const student = await transaction
    .selectFrom('student')
    .select(['organisation_id', 'phase_id', 'dle', 'end_reward_1_collected', 'end_reward_2_collected'])
    .select(['end_reward_3_collected', 'end_reward_4_collected'])
    .where('id', '=', student_id)
    .executeTakeFirstOrThrow()
  const { progress, passed } = collectWorlds(student, states)
  const dle = await deriveDle(transaction, contents, rows, states)
  if (passed.length === 0 && dle === student.dle) return
  const { organisation_id, ...changed } = progress
  await transaction
    .updateTable('student')
    .set({ ...changed, dle, updated_at: now })
    .where('id', '=', student_id)
    .execute()
  for (const world of passed) {
    await transaction
      .insertInto('activity')
      .values({
        organisation_id,
        student_id,
        item_id: world,
        type: 'complete_world',
        points: 0,
        created_at: now,
      })
      .execute()
  }
}

/** The `dl` of the highest step passed in an unbroken row from the first (rules.md, Words of the domain). */
async function deriveDle(
  transaction: Transaction,
  contents: Contents,
  rows: readonly StepRow[],
  states: readonly StepState[],
): Promise<number> {
  const broken = states.findIndex(({ is_complete }) => !is_complete)
  const unbroken = broken === -1 ? states : states.slice(0, broken)
  const last = unbroken.at(-1)
  const row = rows.find(({ id }) => id === last?.id)
  return row ? (await contents.get(transaction, row.curriculum_step_id)).dl : 0
}
