import type { Transaction } from '../../../db/database.ts'
import { keyOf, type MendedTable } from '../../../db/personal-data/read-description.ts'
import { tables } from '../../../db/personal-data/tables.ts'

export type Row = Readonly<Record<string, unknown>>

export const nameOf = (table: MendedTable, row: Row): string =>
  [table, ...keyOf(table).map((column) => String(row[column]))].join(' ')

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
