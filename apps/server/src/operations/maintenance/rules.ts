import { sql, type RawBuilder } from 'kysely'
import type { Database, Queries } from '../../db/database.ts'
import type { RetentionTerm, Table } from '../../db/personal-data/description.ts'
import {
  getTableDescription,
  listRetentionTerms,
  listKeyColumns,
  tableNames,
} from '../../db/personal-data/table-descriptions.ts'
import { markAcrossOrganisations } from '../../db/across-organisations.ts'

/** Rows per statement, which then takes a few milliseconds. */
const batchSize = 2000

const ofAll = markAcrossOrganisations('what is old goes everywhere at once')

export interface ForgetRule {
  readonly name: string
  /** Deletes a batch. Resolves to true if there may be more rows. `now`: unix seconds. */
  readonly forgetBatch: (database: Database, now: number) => Promise<boolean>
}

export const forgetRules: readonly ForgetRule[] = tableNames.flatMap((table) =>
  listRetentionTerms(table).map((keeping) => ({
    name: keeping.what === undefined ? table : `${table} of ${keeping.what}`,
    forgetBatch: (database, now) =>
      database.transaction(async (transaction) => {
        const owners = await deleteBatch(transaction, table, keeping, now)
        await deleteEmptied(transaction, table, owners)
        return owners.length >= batchSize
      }),
  })),
)

/** Deletes a batch in order of age, by an index. Resolves to the owners of the deleted rows. */
async function deleteBatch(
  queries: Queries,
  table: Table,
  { seconds, since, unit, only, unless }: RetentionTerm<string>,
  now: number,
): Promise<readonly unknown[]> {
  const key = sql.join(listKeyColumns(table).map((column) => sql.ref(`${table}.${column}`)))
  const columns = since.map((column) => sql.ref(`${table}.${column}`))
  const moment = columns.length === 1 ? columns[0] : sql`coalesce(${sql.join(columns)})`
  const past = (now - seconds) * (unit === 'ms' ? 1000 : 1)
  const conditions: RawBuilder<unknown>[] = [sql`${moment} < ${past}`]
  if (only?.is) conditions.push(sql`${sql.ref(only.column)} in (${sql.join(only.is)})`)
  if (only?.isNot) conditions.push(sql`${sql.ref(only.column)} not in (${sql.join(only.isNot)})`)
  if (unless) {
    const names = sql`${sql.ref(`${unless.table}.${unless.column}`)} = ${sql.ref(`${table}.id`)}`
    conditions.push(sql`not exists (select 1 from ${sql.table(unless.table)} where ${names})`)
  }
  const description = getTableDescription(table)
  const owner = sql.ref('by' in description ? description.by : (listKeyColumns(table)[0] ?? 'id'))
  const { rows } = await sql<{ readonly owner: unknown }>`
    delete from ${sql.table(table)} where (${key}) in (
      select ${key} from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}
      order by ${moment} limit ${batchSize}
    ) returning ${owner} as owner ${ofAll}
  `.execute(queries)
  return rows.map((row) => row.owner)
}

/** Deletes owners that lost their last row in this table. Does not read other owners. */
async function deleteEmptied(queries: Queries, table: Table, owners: readonly unknown[]): Promise<void> {
  const description = getTableDescription(table)
  if (!('by' in description) || owners.length === 0) return
  const { by, to } = description
  const { kept } = getTableDescription(to)
  if (kept === undefined || !('asLongAs' in kept) || kept.asLongAs !== table) return
  await sql`
    delete from ${sql.table(to)} where id in (${sql.join([...new Set(owners)])}) and not exists
      (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${by}`)} = ${sql.ref(`${to}.id`)}) ${ofAll}
  `.execute(queries)
}
