import type { Database, Queries } from '../database.ts'
import type { Table } from './description.ts'
import { listKeyColumns } from './table-descriptions.ts'

export type ColumnType = 'boolean' | 'integer' | 'bigint' | 'real' | 'text'

export interface DatabaseColumn {
  readonly name: string
  readonly type: ColumnType
  readonly isNullable: boolean
  /** The table that a constraint refers to; null if there is no constraint. */
  readonly to: Table | null
}

/** Columns sorted by name, so that both databases give the same order. */
export type Columns = ReadonlyMap<Table, readonly DatabaseColumn[]>

export async function readDatabaseColumns(queries: Queries, dialect: Database['dialect']): Promise<Columns> {
  const tables = await queries.introspection.getTables()
  const keys = await dialect.readForeignKeys(queries)
  const targetOf = (table: string, column: string): Table | null =>
    (keys.find((key) => key.table === table && key.column === column)?.to as Table | undefined) ?? null
  return new Map(
    tables.map(({ name: table, columns }) => [
      table as Table,
      columns
        .map(({ name, dataType, isNullable }) => ({
          name,
          type: name === 'id' ? ('bigint' as const) : typeOf(dataType),
          isNullable: isNullable && name !== 'id' && !isKey(table as Table, name),
          to: targetOf(table, name),
        }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    ]),
  )
}

/** SQLite reports keys as nullable. */
const isKey = (table: Table, column: string): boolean =>
  !table.startsWith('kysely') && listKeyColumns(table).includes(column)

function typeOf(dataType: string): ColumnType {
  const type = dataType.toLowerCase()
  if (type.startsWith('bool')) return 'boolean'
  if (type === 'bigint' || type === 'int8') return 'bigint'
  if (type.startsWith('int')) return 'integer'
  if (type.startsWith('double') || type.startsWith('float') || type === 'real') return 'real'
  return 'text'
}

/** Sorts each table after those it refers to. */
export function orderByReference(tables: readonly Table[], columns: Columns): readonly Table[] {
  const ordered = new Set<Table>()
  const visit = (table: Table): void => {
    if (ordered.has(table)) return
    for (const { to } of columns.get(table) ?? [])
      if (to !== null && to !== table && tables.includes(to)) visit(to)
    ordered.add(table)
  }
  for (const table of tables) visit(table)
  return [...ordered]
}
