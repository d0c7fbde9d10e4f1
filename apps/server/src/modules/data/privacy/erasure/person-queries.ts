import { sql } from 'kysely'
import type { Queries, Transaction } from '../../../../db/database.ts'
import type { OwnedColumn } from '../../../../db/personal-data/owned-rows.ts'
import { formerColleague } from './erased-person.ts'
import { buildRedaction } from './mention-queries.ts'
import type { StaffToErase } from './queries.ts'
import { limitTable } from '../../../../db/limit-to-organisation.ts'

/** Replaces the sender's name in messages. They have no id of the sender. */
export async function removeSenderName(
  transaction: Transaction,
  { organisation_id, name }: StaffToErase,
  now: number,
): Promise<void> {
  const written = `"sender":${JSON.stringify(name)}`
  for (const table of ['audit', 'activity', 'live_event'] as const) {
    const column = sql.ref(table === 'audit' ? 'detail' : 'data')
    const replaced = sql`replace(${column}, ${written}, ${`"sender":"${formerColleague}"`})`
    await sql`
      update ${sql.table(table)} set ${sql.join([sql`${column} = ${replaced}`, ...buildRedaction(table, now)])}
      where organisation_id = ${organisation_id} and ${column} like ${`%"sender":%`} and ${column} <> ${replaced}
    `.execute(transaction)
  }
}

/** Deletes cached responses to staff, because they may name the child. A repeated call then runs again. */
export const deleteStaffReplies = (transaction: Transaction, organisation_id: number) =>
  sql`
    delete from idempotency where organisation_id = ${organisation_id} and user_id in (
      select id from ${sql.table('user')} where organisation_id = ${organisation_id} and role <> 'student'
    )
  `.execute(transaction)

export async function isUserIn(
  queries: Queries,
  { table, name }: OwnedColumn,
  user_id: number,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where ${limitTable(queries, table)} and ${sql.ref(name)} = ${user_id} limit 1
  `.execute(queries)
  return rows.length > 0
}

interface Replacement {
  readonly user_id: number
  readonly other: number | null
  readonly now: number
}

export const replaceUser = (
  transaction: Transaction,
  { table, name }: Pick<OwnedColumn, 'table' | 'name'>,
  { user_id, other, now }: Replacement,
) =>
  sql`
    update ${sql.table(table)} set ${sql.join([sql`${sql.ref(name)} = ${other}`, ...buildRedaction(table, now)])}
    where ${limitTable(transaction, table)} and ${sql.ref(name)} = ${user_id}
  `.execute(transaction)
