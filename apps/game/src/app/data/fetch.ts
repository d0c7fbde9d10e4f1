import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'

/** A navigation asks once, also where its fetches began before the guard had decided (ms). */
const sameNavigationMs = 1000

/** Any of the queries, whatever it answers. */
// oxlint-disable-next-line typescript/no-explicit-any -- a query's key and answer type vary per query
export type Fetch = FetchQueryOptions<any, any, any, any>

/**
 * Fetches again before a navigation (NAV-4). Where there is an answer already, the child does not wait for the new
 * one: it comes in behind.
 */
export function freshen(client: QueryClient, query: Fetch): Promise<unknown> {
  const fetching = client.fetchQuery({ ...query, staleTime: sameNavigationMs })
  if (client.getQueryData(query.queryKey) === undefined) return fetching
  fetching.catch(() => undefined)
  return Promise.resolve()
}
