import { expressionBuilder, sql } from 'kysely'
import { prepareFirst } from '../../db/prepare-query.ts'
import type { Schema } from '../../db/schema.ts'
import { isImpersonatedStudentVisible } from './supervision-queries.ts'

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

/** Requires a second factor, unless the login was at a provider (docs/adr/0052-second-factor.md). */
const lacksSecondFactor = (now: number) => {
  const eb = expressionBuilder<Schema, 'user' | 'organisation' | 'token_family'>()
  const totp = eb
    .selectFrom('totp')
    .select('totp.user_id')
    .whereRef('totp.user_id', '=', 'user.id')
    .where('totp.confirmed_at', 'is not', null)
  const passkey = eb.selectFrom('passkey').select('passkey.id').whereRef('passkey.user_id', '=', 'user.id')
  return [
    eb('user.role', '!=', 'student'),
    eb('organisation.second_factor_from', '<=', now),
    eb('token_family.identity_id', 'is', null),
    eb.not(eb.exists(totp)),
    eb.not(eb.exists(passkey)),
  ]
}

export const findTokenHolder = prepareFirst((queries, hash: string, now: number) =>
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
    .select((eb) => sql<number>`case when ${eb.and(lacksSecondFactor(now))} then 1 else 0 end`.as('lacking'))
    .where('token.hash', '=', hash)
    .where('token.kind', '=', 'access')
    .where('token.expires_at', '>', now)
    .where('token_family.revoked_at', 'is', null)
    .where('user.blocked_at', 'is', null)
    .where('organisation.closed_at', 'is', null)
    .where(isImpersonatedStudentVisible()),
)
