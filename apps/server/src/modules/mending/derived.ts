import { isDeepStrictEqual } from 'node:util'
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

type DerivedTable = keyof typeof keys

const tables = Object.keys(keys) as DerivedTable[]

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

/** A row as it was and as it is; null: there was none, or is none any more. */
export interface DerivedChange {
  readonly table: DerivedTable
  readonly before: Row | null
  readonly after: Row | null
}

const nameOf = (table: DerivedTable, row: Row): string =>
  [table, ...keys[table].map((column) => String(row[column]))].join(' ')

export async function readDerived(queries: Queries, student_id: number): Promise<DerivedState> {
  const student = queries.selectFrom('student').select(studentColumns).where('id', '=', student_id)
  const state = new Map<string, { table: DerivedTable; row: Row }>()
  for (const table of tables) {
    const rows: readonly Row[] =
      table === 'student'
        ? await student.execute()
        : await queries.selectFrom(table).selectAll().where('student_id', '=', student_id).execute()
    for (const row of rows) state.set(nameOf(table, row), { table, row })
  }
  return state
}

/** Which rows became otherwise. */
export function compareDerived(before: DerivedState, after: DerivedState): DerivedChange[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].flatMap((name) => {
    const was = before.get(name)
    const is = after.get(name)
    const table = (was ?? is)?.table
    if (table === undefined || isDeepStrictEqual(was?.row, is?.row)) return []
    return [{ table, before: was?.row ?? null, after: is?.row ?? null }]
  })
}

/** Makes each of these rows what it was before; one that was changed again since stays as it is. */
export async function revertDerived(
  transaction: Transaction,
  student_id: number,
  changes: readonly DerivedChange[],
): Promise<void> {
  const present = await readDerived(transaction, student_id)
  const own = changes.filter(({ table, before, after }) => {
    const row = present.get(nameOf(table, before ?? after ?? {}))?.row ?? null
    return isDeepStrictEqual(row, after)
  })
  const ofTable = (table: DerivedTable) => own.filter((change) => change.table === table)
  for (const table of tables) {
    for (const { before, after } of ofTable(table)) {
      if (before !== null)
        await writeRow(transaction, student_id, table, { row: before, isNew: after === null })
    }
  }
  for (const table of tables.toReversed()) {
    for (const { before, after } of ofTable(table)) {
      if (before === null && after !== null) await removeRow(transaction, student_id, table, after)
    }
  }
}

const ownerColumn = (table: DerivedTable) => (table === 'student' ? 'id' : 'student_id')

async function writeRow(
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

async function removeRow(
  transaction: Transaction,
  student_id: number,
  table: DerivedTable,
  row: Row,
): Promise<void> {
  let removal = transaction.deleteFrom(table).where(ownerColumn(table) as never, '=', student_id as never)
  for (const column of keys[table]) removal = removal.where(column as never, '=', row[column] as never)
  await removal.execute()
}
