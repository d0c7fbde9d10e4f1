import type { Client } from '@letterliaan/contract/client'
import { createEndpointQuery } from '@letterliaan/web/query'

/** Fetches today's surprise. Not in `queries.ts`, because every page loads that file first. */
export const createDailyQuery = (client: Pick<Client, 'call'>) =>
  createEndpointQuery(client, ['daily'], 'GET /api/v1/daily', {})
