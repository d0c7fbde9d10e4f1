import type { Query } from '@letterliaan/web/query'
import type { QueryClient } from './query-client.ts'

/** One navigation fetches only once within this time, even before the guard has decided (ms). */
const sameNavigationMs = 1000

/** Called before a navigation (NAV-4). If data are cached, the child does not wait for the response. */
export function revalidateQuery(client: QueryClient, query: Query<unknown>): Promise<unknown> {
  const fetching = client.fetchQuery(query, sameNavigationMs)
  if (client.getQueryData(query) === undefined) return fetching
  fetching.catch(() => undefined)
  return Promise.resolve()
}
