import { expressionBuilder, sql } from 'kysely'
import { preparedFirst } from '../../db/prepared.ts'
import type { Schema } from '../../db/schema.ts'
import { isStillSeen } from './supervision-queries.ts'

const activeSubscription = (now: number) => {
  const outer = expressionBuilder<Schema, 'user'>()
  return outer
    .selectFrom('subscription')
    .select('subscription.id')
    .whereRef('subscription.organisation_id', '=', 'user.organisation_id')
    .where((eb) =>
      eb.or([eb('subscription.user_id', 'is', null), eb('subscription.user_id', '=', eb.ref('user.id'))]),
    )
    .where('subscription.from', '<=', now)
    .where('subscription.until', '>', now)
}

export const findTokenHolder = preparedFirst((queries, hash: string, now: number) =>
  queries
    .selectFrom('token')
    .innerJoin('token_family', 'token_family.id', 'token.family_id')
    .innerJoin('user', 'user.id', 'token_family.user_id')
    .innerJoin('organisation', 'organisation.id', 'user.organisation_id')
    .leftJoin('student', 'student.user_id', 'user.id')
    .leftJoin('exchange_token', 'exchange_token.id', 'token_family.exchange_token_id')
    .select([
      'user.id as user_id',
      'user.organisation_id',
      'user.role',
      'organisation.export_by',
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
    .where('token_family.revoked_at', 'is', null)
    .where('user.blocked_at', 'is', null)
    .where('organisation.closed_at', 'is', null)
    .where(isStillSeen()),
)
