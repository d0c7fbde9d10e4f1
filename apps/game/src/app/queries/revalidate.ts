import type { Query } from '@letterliaan/web/query'
import type { QueryClient } from './query-client.ts'

/** Ms in which one navigation fetches only once, also before the guard decided. */
const sameNavigationMs = 1000

/** Before a navigation (NAV-4). With an earlier answer the child does not wait for the new one. */
export function revalidate(client: QueryClient, query: Query<unknown>): Promise<unknown> {
  const fetching = client.fetchQuery(query, sameNavigationMs)
  if (client.getQueryData(query) === undefined) return fetching
  fetching.catch(() => undefined)
  return Promise.resolve()
}
