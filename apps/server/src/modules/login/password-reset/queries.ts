import type { Queries, Transaction } from '../../../db/database.ts'
import { endLogins } from '../token/queries.ts'

export interface NewReset {
  readonly user_id: number
  readonly hash: string
  readonly expires_at: number
}

export const findEmailAddress = (queries: Queries, username: string) =>
  queries
    .selectFrom('user')
    .select(['id', 'username', 'email'])
    .where('username', '=', username)
    .executeTakeFirst()

/** Earlier links live out their hour: a stranger's request must not kill them. */
export const insertReset = (queries: Queries, reset: NewReset) =>
  queries.insertInto('password_reset').values(reset).execute()

export const findReset = (queries: Queries, hash: string, now: number) =>
  queries
    .selectFrom('password_reset')
    .innerJoin('user', 'user.id', 'password_reset.user_id')
    .select(['user.id as user_id', 'user.organisation_id'])
    .where('password_reset.hash', '=', hash)
    .where('password_reset.expires_at', '>', now)
    .executeTakeFirst()

export async function consumeReset(transaction: Transaction, hash: string): Promise<boolean> {
  const used = await transaction
    .deleteFrom('password_reset')
    .where('hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Ends every login of the user, impersonations too, and kills open links. */
export async function changePassword(
  transaction: Transaction,
  user_id: number,
  password_hash: string,
  now: number,
): Promise<void> {
  const changes = { password_hash, updated_at: now }
  await transaction.updateTable('user').set(changes).where('id', '=', user_id).execute()
  await transaction.deleteFrom('password_reset').where('user_id', '=', user_id).execute()
  await endLogins(
    transaction,
    (eb) =>
      eb.or([
        eb('user_id', '=', user_id),
        eb(
          'exchange_token_id',
          'in',
          eb
            .selectFrom('exchange_token')
            .select('exchange_token.id')
            .where('made_by', '=', user_id)
            .where('kind', '!=', 'login_card'),
        ),
      ]),
    now,
  )
}
