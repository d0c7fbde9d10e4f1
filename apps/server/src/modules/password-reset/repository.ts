import type { Queries, Transaction } from '../../db/database.ts'

export interface NewReset {
  readonly user_id: number
  readonly hash: string
  readonly expires_at: number
}

export const findAddress = (queries: Queries, username: string) =>
  queries
    .selectFrom('user')
    .select(['id', 'username', 'email'])
    .where('username', '=', username)
    .executeTakeFirst()

/** The link before is worth nothing any more. */
export const replaceReset = (queries: Queries, reset: NewReset) =>
  queries
    .insertInto('password_reset')
    .values(reset)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ hash: reset.hash, expires_at: reset.expires_at }),
    )
    .execute()

export const findReset = (queries: Queries, hash: string, now: number) =>
  queries
    .selectFrom('password_reset')
    .innerJoin('user', 'user.id', 'password_reset.user_id')
    .select(['user.id as user_id', 'user.organisation_id'])
    .where('password_reset.hash', '=', hash)
    .where('password_reset.expires_at', '>', now)
    .executeTakeFirst()

/** True for the one who uses it. */
export async function useReset(transaction: Transaction, hash: string): Promise<boolean> {
  const used = await transaction
    .deleteFrom('password_reset')
    .where('hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Stores the password and ends every login of the user. */
export async function changePassword(
  transaction: Transaction,
  user_id: number,
  password_hash: string,
  now: number,
): Promise<void> {
  const changes = { password_hash, updated_at: now }
  await transaction.updateTable('user').set(changes).where('id', '=', user_id).execute()
  await transaction
    .updateTable('token_family')
    .set({ revoked_at: now })
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .execute()
}
