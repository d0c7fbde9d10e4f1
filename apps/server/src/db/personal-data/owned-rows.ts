import { sql, type RawBuilder } from 'kysely'
import type { Queries, Transaction } from '../database.ts'
import type { Table } from './description.ts'
import { getTableDescription, listKeyColumns, tableNames } from './table-descriptions.ts'
import { uncheckedReferences } from '../dialects/postgres/unchecked-references.ts'
import { limitTable } from '../limit-to-organisation.ts'

export interface OwnedColumn {
  readonly table: Table
  readonly name: string
  readonly isNullable: boolean
  readonly isText: boolean
}

export async function readOwnedColumns(queries: Queries): Promise<readonly OwnedColumn[]> {
  const known = new Set<string>(tableNames)
  const tables = await queries.introspection.getTables()
  return tables.flatMap(({ name: table, columns }) =>
    known.has(table)
      ? columns.map(({ name, isNullable, dataType }) => ({
          table: table as Table,
          name,
          isNullable,
          isText: /text|char/i.test(dataType),
        }))
      : [],
  )
}

export interface Owner {
  readonly of: 'user' | 'organisation'
  readonly id: number
}

/** Returns null if the table has no rows of such an owner. */
export function matchOwner(
  queries: Queries,
  columns: readonly OwnedColumn[],
  table: Table,
  owner: Owner,
): RawBuilder<boolean> | null {
  const described = getTableDescription(table)
  if (!('by' in described)) return null
  if (table === owner.of) return sql`${sql.ref(`${table}.id`)} = ${owner.id}`
  // An unchecked reference has no index, so a child's rows are found by the child's id.
  const isUnindexed =
    described.to === 'student' &&
    uncheckedReferences.some(({ table: name, column }) => name === table && column === 'organisation_id')
  const isOfOrganisation =
    !isUnindexed &&
    columns.some(({ table: name, name: column }) => name === table && column === 'organisation_id')
  if (owner.of === 'organisation' && isOfOrganisation)
    return sql`${sql.ref(`${table}.organisation_id`)} = ${owner.id}`
  const { by, to } = described
  const column = sql.ref(`${table}.${by}`)
  if (to === owner.of) return sql`${column} = ${owner.id}`
  const above = to === table ? null : matchOwner(queries, columns, to, owner)
  return above === null
    ? null
    : sql`${column} in (select id from ${sql.table(to)} where ${limitTable(queries, to)} and ${above})`
}

/** Rows per statement, which takes a few milliseconds. */
const batchSize = 2000

/** Deletes a batch. Returns whether there are more rows. */
export async function deleteOwnedRows(
  transaction: Transaction,
  table: Table,
  condition: RawBuilder<boolean>,
): Promise<boolean> {
  const key = sql.join(listKeyColumns(table).map((column) => sql.ref(`${table}.${column}`)))
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ${limitTable(transaction, table)} and (${key}) in (
      select ${key} from ${sql.table(table)}
      where ${limitTable(transaction, table)} and ${condition} limit ${batchSize}
    )
  `.execute(transaction)
  return Number(numAffectedRows) >= batchSize
}

/** Returns all columns with a user who does not own the row. */
export const listPeopleColumns = (columns: readonly OwnedColumn[]): readonly OwnedColumn[] =>
  columns.filter(({ table, name }) => getTableDescription(table).people?.includes(name))
