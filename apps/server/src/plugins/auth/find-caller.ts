import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'
import { preparedFirst } from '../../db/prepared.ts'
import { hashToken } from '../../modules/accounts/token/token-secret.ts'
import { activeSubscription } from '../../modules/accounts/subscription/subscription.ts'
import type { UserCaller } from './caller.ts'

/** Whose access token this is, or null: unknown, past its time, or revoked. `now` in unix seconds. */
export async function findCaller(
  queries: Queries,
  accessToken: string,
  now: number,
): Promise<UserCaller | null> {
  const row = await findByHash(queries, hashToken(accessToken), now)
  if (!row) return null
  const { subscribed, exchanged, ...caller } = row
  return { ...caller, has_active_subscription: subscribed === 1, is_read_only: exchanged === 'impersonation' }
}

const findByHash = preparedFirst((queries, hash: string, now: number) =>
  queries
    .selectFrom('token')
    .innerJoin('token_family', 'token_family.id', 'token.family_id')
    .innerJoin('user', 'user.id', 'token_family.user_id')
    .leftJoin('student', 'student.user_id', 'user.id')
    .leftJoin('exchange_token', 'exchange_token.id', 'token_family.exchange_token_id')
    .select([
      'user.id as user_id',
      'user.organisation_id',
      'user.role',
      'token.family_id',
      'token.expires_at',
      'student.id as student_id',
      'exchange_token.kind as exchanged',
    ])
    .select((eb) =>
      sql<number>`case when ${eb.exists(activeSubscription(now))} then 1 else 0 end`.as('subscribed'),
    )
    .where('token.hash', '=', hash)
    .where('token.kind', '=', 'access')
    .where('token.expires_at', '>', now)
    .where('token_family.revoked_at', 'is', null),
)
