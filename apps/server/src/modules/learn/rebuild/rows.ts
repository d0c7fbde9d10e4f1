import { isDeepStrictEqual } from 'node:util'
import type { ExpressionBuilder } from 'kysely'
import type { Transaction } from '../../../db/database.ts'
import { type ChildTableName, listKeyColumns } from '../../../db/personal-data/table-descriptions.ts'
import { tables } from '../../../db/personal-data/tables.ts'
import { pickColumns } from '../../../db/prepare-query.ts'
import type { Schema } from '../../../db/schema.ts'
import { asOneTable } from '../../../db/tables/rows.ts'

export type LearningRow = Readonly<Record<string, unknown>>

/** A row that differs from the log. It is missing if `stored` is null, and superfluous if `expected` is null. */
export interface RowDifference {
  readonly what: ChildTableName | 'kept_badge' | 'unreadable'
  readonly where: string
  readonly stored: unknown
  readonly expected: unknown
}

export const formatRowKey = (table: ChildTableName, row: LearningRow): string =>
  [table, ...listKeyColumns(table).map((column) => String(row[column]))].join(' ')

interface Mended {
  readonly transaction: Transaction
  readonly student_id: number
  readonly differences: RowDifference[]
}

/** Stores the columns of `expected` that differ, and those of `also`; adds the difference. Null means no row. */
export async function mendRow(
  { transaction, student_id, differences }: Mended,
  table: ChildTableName,
  stored: LearningRow | null,
  expected: LearningRow | null,
  also: LearningRow = {},
): Promise<void> {
  const names = Object.keys(expected ?? stored ?? {}).filter(
    (name) => !isDeepStrictEqual(stored?.[name], expected?.[name]),
  )
  if (names.length === 0) return
  const key = pickColumns({ ...stored, ...expected }, listKeyColumns(table))
  const where = Object.entries(key).map(([column, value]) => `${column} ${String(value)}`)
  const [was, is] = [stored, expected].map((row) => row && pickColumns(row, names))
  differences.push({ what: table, where: where.join(', '), stored: was, expected: is })
  if (expected === null) await removeRow(transaction, student_id, table, key)
  else
    await writeRow(transaction, student_id, table, {
      row: { ...key, ...is, ...also },
      isNew: stored === null,
    })
}

const isRow =
  (table: ChildTableName, student_id: number, row: LearningRow) => (eb: ExpressionBuilder<Schema, 'note'>) =>
    eb.and({ ...pickColumns(row, listKeyColumns(table)), [tables[table].by]: student_id })

/** Inserts a row, or updates the row with its key. */
export const writeRow = (
  transaction: Transaction,
  student_id: number,
  table: ChildTableName,
  { row, isNew }: { readonly row: LearningRow; readonly isNew: boolean },
): Promise<unknown> =>
  isNew
    ? transaction
        .insertInto(asOneTable(table))
        .values(row as never)
        .execute()
    : transaction
        .updateTable(asOneTable(table))
        .set(row as never)
        .where(isRow(table, student_id, row))
        .execute()

export const removeRow = (
  transaction: Transaction,
  student_id: number,
  table: ChildTableName,
  row: LearningRow,
): Promise<unknown> =>
  transaction
    .deleteFrom(asOneTable(table))
    .where(isRow(table, student_id, row))
    .execute()
