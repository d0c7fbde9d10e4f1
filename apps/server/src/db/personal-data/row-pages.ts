import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../queries.ts'
import type { Table } from './description.ts'
import { listKeyColumns } from './table-descriptions.ts'

export type DatabaseRow = Readonly<Record<string, unknown>>

export interface ReadRows {
  readonly table: Table
  /** Columns and expressions, including the key. */
  readonly selected: readonly RawBuilder<unknown>[]
  readonly condition: RawBuilder<boolean>
  readonly pageSize: number
}

/** Yields rows in pages in key order, because years of answers don't fit in memory. */
export async function* readRowPages(
  queries: Queries,
  { table, selected, condition, pageSize }: ReadRows,
): AsyncGenerator<readonly DatabaseRow[]> {
  const key = listKeyColumns(table)
  const order = sql.join(key.map((name) => sql.ref(name)))
  for (let last: DatabaseRow | undefined; ;) {
    const end = last
    const after = end ? sql`and (${order}) > (${sql.join(key.map((name) => end[name]))})` : sql``
    const { rows } = await sql<DatabaseRow>`
      select ${sql.join(selected)} from ${sql.table(table)}
      where ${condition} ${after} order by ${order} limit ${pageSize}`.execute(queries)
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) return
    last = rows.at(-1)
    await nextTurn()
  }
}
