import type { Queries } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { findRenewal, type RenewalPlace } from './renewal.ts'

export const subscriptionRoutes = (queries: Queries, place: RenewalPlace | null) =>
  defineHandlers({
    'GET /api/v1/subscription/renewal-token/:id': ({ caller, params, now }) =>
      findRenewal(queries, place, { caller, id: params.id, now }),
  })
