import type { Queries, Transaction } from '../../../../db/database.ts'
import { updateUser } from '../../../../db/tables/user.ts'
import { hasRow } from '../../../../db/single-row.ts'
import { endLoginsOf } from '../../../../db/tables/token-family.ts'

export interface NewPasswordReset {
  readonly organisation_id: number
  readonly user_id: number
  readonly hash: string
  readonly expires_at: number
}

export const findEmailAddress = (queries: Queries, username: string) =>
  queries
    .selectFrom('user')
    .select(['id', 'organisation_id', 'username', 'email'])
    .where('username', '=', username)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()

/** Keeps earlier links until they expire, so that a stranger's request can't invalidate them. */
export const insertPasswordReset = (queries: Queries, reset: NewPasswordReset) =>
  queries.insertInto('password_reset').values(reset).execute()

export const findPasswordReset = (queries: Queries, hash: string, now: number) =>
  queries
    .selectFrom('password_reset')
    .innerJoin('user', 'user.id', 'password_reset.user_id')
    .select(['user.id as user_id', 'user.organisation_id'])
    .where('password_reset.hash', '=', hash)
    .where('password_reset.expires_at', '>', now)
    .where('user.blocked_at', 'is', null)
    .executeTakeFirst()

export const consumePasswordReset = (transaction: Transaction, hash: string): Promise<boolean> =>
  hasRow(transaction.deleteFrom('password_reset').where('hash', '=', hash).returning('user_id'))

/** Ends all logins of the user, own and as a child, and deletes open links. */
export async function storeNewPassword(
  transaction: Transaction,
  user_id: number,
  password_hash: string,
  now: number,
): Promise<void> {
  await updateUser(transaction, user_id, { password_hash, updated_at: now })
  await deleteResets(transaction, user_id)
  await endLoginsOf(transaction, { user_id }, now)
}

export const deleteResets = (transaction: Transaction, user_id: number) =>
  transaction.deleteFrom('password_reset').where('user_id', '=', user_id).execute()
