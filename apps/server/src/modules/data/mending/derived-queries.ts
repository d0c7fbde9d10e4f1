import type { Queries, Transaction } from '../../../db/database.ts'
import { keyOf, mendedTables, type MendedTable } from '../../../db/personal-data/read-description.ts'
import { tables } from '../../../db/personal-data/tables.ts'

export type Row = Readonly<Record<string, unknown>>

/** A row refers only to rows of tables before it. */
export const derivedTables = mendedTables.toReversed()

const studentColumns = ['id', ...tables.student.derived, 'opened_world', 'updated_at'] as const

export type DerivedState = ReadonlyMap<string, { readonly table: MendedTable; readonly row: Row }>

export const nameOf = (table: MendedTable, row: Row): string =>
  [table, ...keyOf(table).map((column) => String(row[column]))].join(' ')

export async function readDerived(queries: Queries, student_id: number): Promise<DerivedState> {
  const student = queries.selectFrom('student').select(studentColumns).where('id', '=', student_id)
  const state = new Map<string, { table: MendedTable; row: Row }>()
  for (const table of derivedTables) {
    const rows: readonly Row[] =
      table === 'student'
        ? await student.execute()
        : await queries.selectFrom(table).selectAll().where('student_id', '=', student_id).execute()
    for (const row of rows) state.set(nameOf(table, row), { table, row })
  }
  return state
}

export async function writeRow(
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

export async function removeRow(
  transaction: Transaction,
  student_id: number,
  table: MendedTable,
  row: Row,
): Promise<void> {
  let removal = transaction.deleteFrom(table).where(tables[table].by as never, '=', student_id as never)
  for (const column of keyOf(table)) removal = removal.where(column as never, '=', row[column] as never)
  await removal.execute()
}
