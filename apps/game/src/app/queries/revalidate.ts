import type { Query } from '@letterliaan/web/query'
import type { QueryClient } from './query-client.ts'

/** A navigation asks once, also where its fetches began before the guard had decided (ms). */
const sameNavigationMs = 1000

/**
 * Fetches again before a navigation (NAV-4). Where there is an answer already, the child does not wait for the new
 * one: it comes in behind.
 */
export function revalidate(client: QueryClient, query: Query<unknown>): Promise<unknown> {
  const fetching = client.fetchQuery(query, sameNavigationMs)
  if (client.getQueryData(query) === undefined) return fetching
  fetching.catch(() => undefined)
  return Promise.resolve()
}
