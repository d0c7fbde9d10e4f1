import type { Subscription } from '@letterliaan/contract'
import type { Queries } from '../../db/database.ts'
import { createNoSubscriptionError, createSchoolClosedError } from '../../plugins/errors/oauth-error.ts'
import { findSubscriptions, isSchoolClosed } from './queries.ts'

export interface SubscriptionState {
  /** The renewable subscription that lasts longest, or else the subscription that lasts longest. */
  readonly current_subscription: Subscription | null
  readonly has_active_subscription: boolean
  readonly active_subscription: Subscription | null
  readonly subscriptions: Subscription[]
}

/** Finds the state for a user and its organisation (rules.md, Accounts). */
export async function findSubscriptionState(
  queries: Queries,
  user: { readonly id: number; readonly organisation_id: number },
  now: number,
): Promise<SubscriptionState> {
  const rows = await findSubscriptions(queries, user.organisation_id, user.id)
  const active = rows.find(({ from, until }) => from <= now && until > now)
  const current = active ?? rows.find(({ can_be_renewed }) => can_be_renewed) ?? rows[0]
  return {
    active_subscription: active ? shown(active) : null,
    current_subscription: current ? shown(current) : null,
    has_active_subscription: active !== undefined,
    subscriptions: rows.map(shown),
  }
}

/** Throws OAuthError if there is no active subscription or the school is closed (ORG-1; rules.md, Accounts). */
export async function refuseWithoutSubscription(
  queries: Queries,
  user: { readonly id: number; readonly organisation_id: number },
  now: number,
): Promise<void> {
  if (await isSchoolClosed(queries, user.organisation_id)) throw createSchoolClosedError()
  const state = await findSubscriptionState(queries, user, now)
  if (!state.has_active_subscription && state.current_subscription?.can_be_renewed !== true)
    throw createNoSubscriptionError()
}

const shown = ({ id, kind, product, can_be_renewed }: Subscription): Subscription => ({
  id,
  kind,
  product,
  can_be_renewed,
})
