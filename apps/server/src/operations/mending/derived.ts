import { isDeepStrictEqual } from 'node:util'
import type { Queries, Transaction } from '../../db/database.ts'
import { keyOf, mendedTables, type MendedTable } from '../../db/personal-data/read-description.ts'
import { tables } from '../../db/personal-data/tables.ts'

/** A row of any table. */
export type Row = Readonly<Record<string, unknown>>

/** What follows from a student's log, in the order in which a row names those before it. */
const derived = mendedTables.toReversed()

/** Of the student's own row: the rest is no work of the student. */
const studentColumns = ['id', ...tables.student.derived, 'opened_world', 'updated_at'] as const

/** What follows from the log of a student, row by row. */
export type DerivedState = ReadonlyMap<string, { readonly table: MendedTable; readonly row: Row }>

/** A row as it was and as it is; null: there was none, or is none any more. */
export interface DerivedChange {
  readonly table: MendedTable
  readonly before: Row | null
  readonly after: Row | null
}

const nameOf = (table: MendedTable, row: Row): string =>
  [table, ...keyOf(table).map((column) => String(row[column]))].join(' ')

export async function readDerived(queries: Queries, student_id: number): Promise<DerivedState> {
  const student = queries.selectFrom('student').select(studentColumns).where('id', '=', student_id)
  const state = new Map<string, { table: MendedTable; row: Row }>()
  for (const table of derived) {
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
  const ofTable = (table: MendedTable) => own.filter((change) => change.table === table)
  for (const table of derived) {
    for (const { before, after } of ofTable(table)) {
      if (before !== null)
        await writeRow(transaction, student_id, table, { row: before, isNew: after === null })
    }
  }
  for (const table of derived.toReversed()) {
    for (const { before, after } of ofTable(table)) {
      if (before === null && after !== null) await removeRow(transaction, student_id, table, after)
    }
  }
}

async function writeRow(
  transaction: Transaction,
  student_id: number,
  table: MendedTable,
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
    .where(tables[table].by as never, '=', student_id as never)
  for (const column of keyOf(table)) update = update.where(column as never, '=', row[column] as never)
  await update.execute()
}

async function removeRow(
  transaction: Transaction,
  student_id: number,
  table: MendedTable,
  row: Row,
): Promise<void> {
  let removal = transaction.deleteFrom(table).where(tables[table].by as never, '=', student_id as never)
  for (const column of keyOf(table)) removal = removal.where(column as never, '=', row[column] as never)
  await removal.execute()
}
