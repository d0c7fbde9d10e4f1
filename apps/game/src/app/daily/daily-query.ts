import type { Client } from '@letterliaan/contract/client'
import { createQuery } from '@letterliaan/web/query'

/** Fetches the child's surprise of today. Not part of `queries.ts`, which every page loads first. */
export const createDailyQuery = (client: Pick<Client, 'call'>) =>
  createQuery(client, ['daily'], 'GET /api/v1/daily', {})
