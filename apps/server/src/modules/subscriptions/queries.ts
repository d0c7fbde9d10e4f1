import type { Queries } from '../../db/database.ts'
import { prepareQuery } from '../../db/prepare-query.ts'
import { hasRow } from '../../db/single-row.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'

export const findSubscriptions = prepareQuery((queries, organisation_id: number, user_id: number) =>
  queries
    .selectFrom('subscription')
    .select(['id', 'kind', 'product', 'can_be_renewed', 'from', 'until'])
    .where('organisation_id', '=', organisation_id)
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', user_id)]))
    .orderBy('until', 'desc'),
)

export const isSchoolClosed = (queries: Queries, organisation_id: number) =>
  hasRow(
    queries
      .selectFrom('organisation')
      .select('id')
      .where('id', '=', organisation_id)
      .where('closed_at', 'is not', null),
  )

/** Returns undefined for a subscription of another organisation or user. */
export const findSubscriptionOf = (queries: Queries, { organisation_id, user_id }: UserCaller, id: number) =>
  queries
    .selectFrom('subscription')
    .select(['id', 'organisation_id', 'can_be_renewed'])
    .where('id', '=', id)
    .where('organisation_id', '=', organisation_id)
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', user_id)]))
    .executeTakeFirst()
