import { defaultStaleTimeMs } from '@letterliaan/web/fetch-policy'
import type { Query } from '@letterliaan/web/query'
import { useEffect, useSyncExternalStore, createContext, use } from 'react'
import type { CachedQuery } from './cached-query.ts'
import type { QueryClient } from './query-client.ts'

export const QueryClientContext = createContext<QueryClient | null>(null)

/** The app's cache of what was fetched. */
function useQueryClient(): QueryClient {
  const queryClient = use(QueryClientContext)
  if (queryClient === null) throw new Error('useQueryClient needs a QueryClientContext around it')
  return queryClient
}

interface Shown<T> {
  /** Undefined until the first answer. */
  readonly data: T | undefined
  /** Did the last fetch fail? */
  readonly isError: boolean
  readonly refetch: () => void
}

interface UseQueryOptions {
  /** False: shows what others fetch, and fetches nothing. */
  readonly enabled?: boolean
  /** An answer of longer ago (ms) is fetched again when the screen appears. */
  readonly staleTime?: number
}

/** What the server answers to a question, kept up to date while it is on the screen. */
export function useQuery<T>(query: Query<T>, options: UseQueryOptions = {}): Shown<T> {
  const { enabled = true, staleTime = defaultStaleTimeMs } = options
  const cached = useQueryClient().find(query)
  const { data, error } = useSyncExternalStore(enabled ? cached.subscribe : cached.observe, cached.read)

  useEffect(() => {
    if (enabled && cached.isStale(staleTime)) refetch(cached)
  }, [cached, enabled, staleTime])

  return { data, isError: error !== null, refetch: () => refetch(cached) }
}

/** The same if a screen can't do without: it suspends until the first answer, and throws if that fails. */
export const useSuspenseQuery = <T>(query: Query<T>): { readonly data: T } => ({
  data: useSuspenseQueryIf(query, true) as T,
})

/** As `useSuspenseQuery`; where nothing `isEnabled` there is nothing to wait for, and no answer. */
export function useSuspenseQueryIf<T>(query: Query<T>, isEnabled: boolean): T | undefined {
  const cached = useQueryClient().find(query)
  const { data } = useQuery(query, { enabled: isEnabled })
  if (!isEnabled) return undefined
  if (data !== undefined) return data
  // oxlint-disable-next-line typescript/only-throw-error -- React waits for a promise that is thrown
  throw cached.read().error ?? cached.fetch()
}

/** The component that shows the query reports the error. */
const refetch = <T>(cached: CachedQuery<T>): void => void cached.fetch().catch(() => undefined)
