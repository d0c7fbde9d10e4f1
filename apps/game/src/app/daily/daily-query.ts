import type { Client } from '@letterliaan/contract/client'
import { createQuery } from '@letterliaan/web/query'

/** Fetches the child's news of today; not among the queries of every page, which come first. */
export const dailyQuery = (client: Pick<Client, 'call'>) =>
  createQuery(client, ['daily'], 'GET /api/v1/daily', {})
