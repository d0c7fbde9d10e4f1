import type { Queries, Transaction } from '../../../db/database.ts'
import type { LogTable } from '../../../db/personal-data/read-description.ts'
import type { Row } from '../../learn/index.ts'
import { partsOf } from '../../../db/parts-of.ts'

export const findLogRows = (queries: Queries, student_id: number) =>
  queries.selectFrom('answer').selectAll().where('student_id', '=', student_id).orderBy('id').execute()

export const findRunRows = (queries: Queries, student_id: number) =>
  queries.selectFrom('run').selectAll().where('student_id', '=', student_id).orderBy('number').execute()

export type RunRow = Awaited<ReturnType<typeof findRunRows>>[number]

export const findActivities = (queries: Queries, student_id: number, since: number) =>
  queries
    .selectFrom('activity')
    .selectAll()
    .where('student_id', '=', student_id)
    .where('created_at', '>=', since)
    .orderBy('id')
    .execute()

export type ActivityRow = Awaited<ReturnType<typeof findActivities>>[number]

export const findRedos = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('activity')
    .selectAll()
    .where('student_id', '=', student_id)
    .where('type', '=', 'redo_world')
    .orderBy('id', 'desc')
    .execute()

export const findPurchases = (queries: Queries, student_id: number, from: number, until: number) =>
  queries
    .selectFrom('point')
    .select(['item_id', 'amount'])
    .where('student_id', '=', student_id)
    .where('reason', '=', 'purchase')
    .where('created_at', '>=', from)
    .where('created_at', '<=', until)
    .execute()

/** Not if paid back. */
export async function isPaidFor(queries: Queries, student_id: number, badge_id: number): Promise<boolean> {
  const row = await queries
    .selectFrom('point')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('student_id', '=', student_id)
    .where('item_id', '=', badge_id)
    .where('reason', 'in', ['purchase', 'refund'])
    .executeTakeFirst()
  return (row?.sum ?? 0) < 0
}

/** Debts written off from this row of the ledger on. */
export async function sumForgiven(queries: Queries, student_id: number, afterId: number): Promise<number> {
  const row = await queries
    .selectFrom('point')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('student_id', '=', student_id)
    .where('reason', '=', 'forgiven')
    .where('id', '>', afterId)
    .executeTakeFirst()
  return row?.sum ?? 0
}

export async function findLastPoint(queries: Queries, student_id: number): Promise<number> {
  const row = await queries
    .selectFrom('point')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .where('student_id', '=', student_id)
    .executeTakeFirst()
  return row?.id ?? 0
}

export async function deleteById(
  transaction: Transaction,
  table: 'answer' | 'activity',
  ids: readonly number[],
): Promise<void> {
  for (const chunk of partsOf(ids)) await transaction.deleteFrom(table).where('id', 'in', chunk).execute()
}

export async function deleteRuns(transaction: Transaction, runs: readonly RunKeyRow[]): Promise<void> {
  for (const { exercise_id, difficulty, number } of runs) {
    await transaction
      .deleteFrom('run')
      .where('exercise_id', '=', exercise_id)
      .where('difficulty', '=', difficulty)
      .where('number', '=', number)
      .execute()
  }
}

export async function insertRows(
  transaction: Transaction,
  table: LogTable,
  rows: readonly Row[],
): Promise<void> {
  for (const chunk of partsOf(rows)) {
    await transaction
      .insertInto(table)
      .values(chunk as never)
      .execute()
  }
}

type RunKeyRow = Pick<RunRow, 'exercise_id' | 'difficulty' | 'number'>

export async function renumberRun(
  transaction: Transaction,
  { student_id, exercise_id, difficulty, number }: RunKeyRow & { readonly student_id: number },
  to: number,
): Promise<void> {
  await transaction
    .updateTable('run')
    .set({ number: to })
    .where('exercise_id', '=', exercise_id)
    .where('difficulty', '=', difficulty)
    .where('number', '=', number)
    .execute()
  await transaction
    .updateTable('answer')
    .set({ run: to })
    .where('student_id', '=', student_id)
    .where('exercise_id', '=', exercise_id)
    .where('difficulty', '=', difficulty)
    .where('run', '=', number)
    .execute()
  await transaction
    .updateTable('student_exercise')
    .set({ run: to })
    .where('student_id', '=', student_id)
    .where('exercise_id', '=', exercise_id)
    .where('difficulty', '=', difficulty)
    .where('run', '=', number)
    .execute()
}

export const updateExercise = (
  transaction: Transaction,
  key: { readonly student_id: number; readonly exercise_id: number; readonly difficulty: number },
  changes: {
    readonly run: number
    readonly round: number
    readonly state?: string
    readonly run_status?: number
    readonly current_word?: null
    readonly updated_at: number
  },
) =>
  transaction
    .updateTable('student_exercise')
    .set(changes)
    .where('student_id', '=', key.student_id)
    .where('exercise_id', '=', key.exercise_id)
    .where('difficulty', '=', key.difficulty)
    .execute()

export const findExerciseRows = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('student_exercise')
    .innerJoin('step', 'step.id', 'student_exercise.step_id')
    .select(['student_exercise.exercise_id', 'student_exercise.difficulty', 'student_exercise.step_id'])
    .select(['student_exercise.run', 'student_exercise.run_status', 'student_exercise.round'])
    .select(['student_exercise.updated_at', 'step.phase_id'])
    .where('student_exercise.student_id', '=', student_id)
    .execute()

export const findRedoneSteps = (queries: Queries, student_id: number, world: number, difficulty: number) =>
  queries
    .selectFrom('step')
    .select('id')
    .where('student_id', '=', student_id)
    .where('phase_id', '=', world)
    .where('redo_difficulty', '=', difficulty)
    .execute()

/** Proposed within the session, without work left in them. */
export async function deleteUnusedRepetitions(
  transaction: Transaction,
  student_id: number,
  from: number,
  until: number,
): Promise<void> {
  const rows = await transaction
    .selectFrom('step')
    .select('id')
    .where('student_id', '=', student_id)
    .where('repeats_step_id', 'is not', null)
    .where('created_at', '>=', from)
    .where('created_at', '<=', until)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('run').select('run.step_id').whereRef('run.step_id', '=', 'step.id'))),
    )
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await transaction.deleteFrom('student_exercise').where('step_id', 'in', ids).execute()
  await transaction.deleteFrom('step').where('id', 'in', ids).execute()
}

export const deleteBadge = (transaction: Transaction, student_id: number, badge_id: number) =>
  transaction
    .deleteFrom('student_badge')
    .where('student_id', '=', student_id)
    .where('badge_id', '=', badge_id)
    .execute()
