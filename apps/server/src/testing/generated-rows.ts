import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { ForeignKey } from '../db/dialects/dialect.ts'
import { postgresHelpers } from '../db/dialects/postgres/dialect.ts'
import { sqliteHelpers } from '../db/dialects/sqlite/dialect.ts'
import type { Table } from '../db/personal-data/description.ts'
import { childTables, listKeyColumns } from '../db/personal-data/table-descriptions.ts'
import { findRows } from './rows.ts'
import type { TestChild } from './school.ts'
import type { TestApp } from './test-app.ts'

export const readForeignKeys = (queries: Queries): Promise<readonly ForeignKey[]> =>
  (process.env['TEST_DATABASE_URL'] ? postgresHelpers : sqliteHelpers).readForeignKeys(queries)

type Row = Readonly<Record<string, unknown>>

let count = 0

export async function createRowGenerator(queries: Queries) {
  const tables = await queries.introspection.getTables()
  const foreignKeys = await readForeignKeys(queries)

  async function make(table: string, asked: Row): Promise<Row> {
    const row: Record<string, unknown> = {}
    const { columns = [] } = tables.find(({ name }) => name === table) ?? {}
    const given = await withOrganisation(columns, asked)
    for (const { name, dataType, isNullable, hasDefaultValue, isAutoIncrementing } of columns) {
      // SQLite reports keys as nullable.
      const isLeftOut = (isNullable && !listKeyColumns(table as Table).includes(name)) || hasDefaultValue
      if (name === 'id' || isAutoIncrementing) continue
      if (given[name] !== undefined) row[name] = given[name]
      else if (!isLeftOut) {
        const key = foreignKeys.find((found) => found.table === table && found.column === name)
        row[name] = key ? (await make(key.to, given))['id'] : fill(dataType)
      }
    }
    const { rows } = await sql<Row>`
      insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))}) returning *
    `.execute(queries)
    return rows[0] ?? {}
  }
  async function withOrganisation(
    columns: readonly { readonly name: string; readonly isNullable: boolean }[],
    given: Row,
  ): Promise<Row> {
    const isOwned = columns.some(({ name, isNullable }) => name === 'organisation_id' && !isNullable)
    if (!isOwned || given['organisation_id'] !== undefined) return given
    return { ...given, organisation_id: (await make('organisation', {}))['id'] }
  }
  return (table: Table, given: Row): Promise<Row> => make(table, given)
}

export async function makeRowsOfChild(
  app: Pick<TestApp, 'database'>,
  { organisation_id, student_id, user_id, steps }: TestChild,
): Promise<void> {
  const make = await createRowGenerator(app.database.queries)
  for (const table of childTables.toReversed()) {
    if (table === 'student' || table === 'user') continue
    const [family] = await findRows(app, 'token_family', { user_id })
    await make(table, { organisation_id, student_id, user_id, step_id: steps[0], family_id: family?.id })
  }
}

function fill(dataType: string): unknown {
  if (/bool/i.test(dataType)) return false
  // A number that differs from the ids of other rows.
  if (/int|real|double|float|numeric/i.test(dataType)) return 1_000_000 + count++
  return randomUUID()
}
