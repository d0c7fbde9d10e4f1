import { sql } from 'kysely'
import { limitTable } from '../limit-to-organisation.ts'
import type { Transaction } from '../queries.ts'
import type { DatabaseColumn } from './columns.ts'
import type { Table } from './description.ts'
import type { DatabaseRow } from './row-pages.ts'

/** Values that fit a statement of either database. */
const maxValues = 8000

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/** Inserts rows, even if a row refers to a later row of its own table. Returns their number. */
export async function writeRows(
  transaction: Transaction,
  table: Table,
  columns: readonly DatabaseColumn[],
  rows: AsyncIterable<DatabaseRow>,
): Promise<number> {
  const toItself = columns.filter(({ to }) => to === table).map(({ name }) => name)
  const emptied = Object.fromEntries(toItself.map((name) => [name, null]))
  // Few rows per batch, because the bytes of files are the longest values.
  const batchSize = table === 'stored_file' ? 20 : Math.max(1, Math.floor(maxValues / columns.length))
  const later: DatabaseRow[] = []
  let numRows = 0
  let batch: DatabaseRow[] = []
  for await (const row of rows) {
    numRows += 1
    batch.push({ ...row, ...emptied })
    if (toItself.some((name) => row[name] !== null)) later.push(row)
    if (batch.length < batchSize) continue
    await insertRows(transaction, table, columns, batch)
    batch = []
  }
  if (batch.length > 0) await insertRows(transaction, table, columns, batch)
  for (const row of later) {
    const pairs = toItself.map((name) => sql`${sql.ref(name)} = ${row[name]}`)
    await sql`update ${sql.table(table)} set ${sql.join(pairs)}
      where ${limitTable(transaction, table)} and id = ${row['id']}`.execute(transaction)
  }
  return numRows
}

async function insertRows(
  transaction: Transaction,
  table: Table,
  columns: readonly DatabaseColumn[],
  rows: readonly DatabaseRow[],
): Promise<void> {
  const names = columns.map(({ name }) => name)
  const values = rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`)
  await sql`insert into ${sql.table(table)} (${refs(names)}) values ${sql.join(values)}`.execute(transaction)
}
