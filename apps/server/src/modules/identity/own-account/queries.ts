import type { Insertable } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { EmailChangeTable } from '../../../db/schema.ts'
import { findRow } from '../../../db/tables/rows.ts'

export const findAccount = (queries: Queries, user_id: number) =>
  queries
    .selectFrom('user')
    .innerJoin('organisation', 'organisation.id', 'user.organisation_id')
    .select(['user.id', 'user.organisation_id', 'user.name', 'user.email', 'user.username', 'user.role'])
    .select(['user.password_hash', 'organisation.second_factor_from'])
    .where('user.id', '=', user_id)
    .executeTakeFirstOrThrow()

export const findPendingEmail = (queries: Queries, user_id: number, now: number) =>
  queries
    .selectFrom('email_change')
    .select('email')
    .where('user_id', '=', user_id)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export async function replaceEmailChange(
  transaction: Transaction,
  row: Insertable<EmailChangeTable>,
): Promise<void> {
  await transaction.deleteFrom('email_change').where('user_id', '=', row.user_id).execute()
  await transaction.insertInto('email_change').values(row).execute()
}

export const consumeEmailChange = (transaction: Transaction, hash: string, now: number) =>
  transaction
    .deleteFrom('email_change')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst()

export const findUnblockedUser = (queries: Queries, user_id: number) =>
  findRow(queries, 'user', ['id', 'organisation_id', 'email'], { id: user_id, blocked_at: null })
