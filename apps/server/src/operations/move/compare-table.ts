import { sql } from 'kysely'
import { markAcrossOrganisations } from '../../db/across-organisations.ts'
import type { Queries } from '../../db/database.ts'
import type { DatabaseColumn } from '../../db/personal-data/columns.ts'
import type { Table } from '../../db/personal-data/description.ts'
import { listKeyColumns } from '../../db/personal-data/table-descriptions.ts'
import { readRowPages, type DatabaseRow } from '../../db/personal-data/row-pages.ts'

export interface ComparedTable {
  readonly name: Table
  readonly num_rows: number
  /** Number of rows that are missing, superfluous or different. */
  readonly num_different: number
}

const ofAll = markAcrossOrganisations('a whole installation moves')

export async function compareTable(
  here: Queries,
  there: Queries,
  table: Table,
  columns: readonly DatabaseColumn[],
): Promise<ComparedTable> {
  const selected = columns.map(({ name }) => sql.ref(name))
  const key = listKeyColumns(table)
  const textOf = (row: DatabaseRow): string => JSON.stringify(columns.map(({ name }) => row[name]))
  let [num_rows, num_equal] = [0, 0]
  const pageSize = table === 'stored_file' ? 20 : 500
  for await (const page of readRowPages(here, { table, selected, condition: sql`true ${ofAll}`, pageSize })) {
    const keys = page.map((row) => sql`(${sql.join(key.map((name) => row[name]))})`)
    const { rows } = await sql<DatabaseRow>`select ${sql.join(selected)} from ${sql.table(table)}
      where (${sql.join(key.map((name) => sql.ref(name)))}) in (${sql.join(keys)}) ${ofAll}`.execute(there)
    const texts = new Set(rows.map(textOf))
    num_rows += page.length
    num_equal += page.filter((row) => texts.has(textOf(row))).length
  }
  const { rows } = await sql<{
    readonly count: number
  }>`select count(*) as count from ${sql.table(table)} ${ofAll}`.execute(there)
  const num_there = Number(rows[0]?.count)
  return { name: table, num_rows, num_different: Math.max(num_rows, num_there) - num_equal }
}
