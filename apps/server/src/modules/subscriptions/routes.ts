import type { Database } from '../../db/database.ts'
import { defineHandlers } from '../../plugins/contract/handler.ts'
import { findRenewal, type RenewalPlace } from './find-renewal.ts'

/** `renewalPlace`: null if subscriptions can't be renewed. */
export const createSubscriptionRoutes = (
  { queries }: Pick<Database, 'queries'>,
  renewalPlace: RenewalPlace | null,
) =>
  defineHandlers({
    'GET /api/v1/subscription/renewal-token/:id': ({ caller, params, now }) =>
      findRenewal(queries, renewalPlace, { caller, id: params.id, now }),
  })
