import type { Queries, Transaction } from '../../../db/database.ts'
import type { LogTable, MendedTable } from '../../../db/personal-data/table-descriptions.ts'
import { tables } from '../../../db/personal-data/tables.ts'
import type { LearningRow, StudentFacts } from '../../learn/index.ts'
import { splitIntoParts } from '../../../db/split-into-parts.ts'

const studentColumns = ['id', ...tables.student.derived, 'opened_world', 'updated_at'] as const

export const findDerivedRows = (queries: Queries, student_id: number, table: MendedTable) =>
  table === 'student'
    ? queries.selectFrom(table).select(studentColumns).where('id', '=', student_id).execute()
    : queries.selectFrom(table).selectAll().where('student_id', '=', student_id).execute()

export async function deleteLogRows(
  transaction: Transaction,
  table: 'answer' | 'activity',
  ids: readonly number[],
): Promise<void> {
  for (const chunk of splitIntoParts(ids))
    await transaction.deleteFrom(table).where('id', 'in', chunk).execute()
}

export async function insertLogRows(
  transaction: Transaction,
  table: LogTable,
  rows: readonly LearningRow[],
): Promise<void> {
  for (const chunk of splitIntoParts(rows)) {
    await transaction
      .insertInto(table)
      .values(chunk as never)
      .execute()
  }
}

export async function renumberRun(
  transaction: Transaction,
  { student_id, exercise_id, difficulty, number }: StudentFacts['runs'][number],
  to: number,
): Promise<void> {
  await transaction
    .updateTable('run')
    .set({ number: to })
    .where('exercise_id', '=', exercise_id)
    .where('difficulty', '=', difficulty)
    .where('number', '=', number)
    .execute()
  for (const table of ['answer', 'student_exercise', 'pending_run'] as const) {
    await transaction
      .updateTable(table)
      .set({ run: to })
      .where('student_id', '=', student_id)
      .where('exercise_id', '=', exercise_id)
      .where('difficulty', '=', difficulty)
      .where('run', '=', number)
      .execute()
  }
}

/** Deletes repetitions that were proposed in the session and have no work left. */
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

export async function sumForgivenPoints(queries: Queries, student_id: number): Promise<number> {
  const row = await queries
    .selectFrom('point')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('student_id', '=', student_id)
    .where('reason', '=', 'forgiven')
    .executeTakeFirst()
  return row?.sum ?? 0
}
