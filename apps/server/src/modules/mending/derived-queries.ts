import type { Queries, Transaction } from '../../db/database.ts'

/** A row of any table. */
export type Row = Readonly<Record<string, unknown>>

/** The tables of what follows from a student's log, and how their rows are told apart; a row names those before it. */
const keys = {
  student: ['id'],
  step: ['id'],
  student_exercise: ['exercise_id', 'difficulty'],
  word_memory: ['word_id'],
  student_badge: ['badge_id'],
} as const

export type DerivedTable = keyof typeof keys

export const derivedTables = Object.keys(keys) as DerivedTable[]

/** Of the student's own row: the rest is no work of the student. */
const studentColumns = [
  'id',
  'phase_id',
  'opened_world',
  'dle',
  'num_words',
  'end_reward_1_collected',
  'end_reward_2_collected',
  'end_reward_3_collected',
  'end_reward_4_collected',
  'updated_at',
] as const

/** What follows from the log of a student, row by row. */
export type DerivedState = ReadonlyMap<string, { readonly table: DerivedTable; readonly row: Row }>

export const nameOf = (table: DerivedTable, row: Row): string =>
  [table, ...keys[table].map((column) => String(row[column]))].join(' ')

export async function readDerived(queries: Queries, student_id: number): Promise<DerivedState> {
  const student = queries.selectFrom('student').select(studentColumns).where('id', '=', student_id)
  const state = new Map<string, { table: DerivedTable; row: Row }>()
  for (const table of derivedTables) {
    const rows: readonly Row[] =
      table === 'student'
        ? await student.execute()
        : await queries.selectFrom(table).selectAll().where('student_id', '=', student_id).execute()
    for (const row of rows) state.set(nameOf(table, row), { table, row })
  }
  return state
}

const ownerColumn = (table: DerivedTable) => (table === 'student' ? 'id' : 'student_id')

export async function writeRow(
  transaction: Transaction,
  student_id: number,
  table: DerivedTable,
  { row, isNew }: { readonly row: Row; readonly isNew: boolean },
): Promise<void> {
  if (isNew) {
    await transaction
      .insertInto(table)
      .values(row as never)
      .execute()
    return
  }
  let update = transaction
    .updateTable(table)
    .set(row as never)
    .where(ownerColumn(table) as never, '=', student_id as never)
  for (const column of keys[table]) update = update.where(column as never, '=', row[column] as never)
  await update.execute()
}

export async function removeRow(
  transaction: Transaction,
  student_id: number,
  table: DerivedTable,
  row: Row,
): Promise<void> {
  let removal = transaction.deleteFrom(table).where(ownerColumn(table) as never, '=', student_id as never)
  for (const column of keys[table]) removal = removal.where(column as never, '=', row[column] as never)
  await removal.execute()
}
