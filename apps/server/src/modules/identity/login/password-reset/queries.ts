import type { Queries, Transaction } from '../../../../db/database.ts'
import { updateUser } from '../../../../db/tables/user.ts'
import { endLoginsOf } from '../../../../db/tables/token-family.ts'
import { deleteRows, findRow } from '../../../../db/tables/rows.ts'

export const findEmailAddress = (queries: Queries, username: string) =>
  findRow(queries, 'user', ['id', 'organisation_id', 'username', 'email'], { username, blocked_at: null })

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
  deleteRows(transaction, 'password_reset', { hash })

/** Ends all logins of the user, own and as a child, and deletes open links. */
export async function storeNewPassword(
  transaction: Transaction,
  user_id: number,
  password_hash: string,
  now: number,
): Promise<void> {
  await updateUser(transaction, user_id, { password_hash, updated_at: now })
  await deleteRows(transaction, 'password_reset', { user_id })
  await endLoginsOf(transaction, { user_id }, now)
}
