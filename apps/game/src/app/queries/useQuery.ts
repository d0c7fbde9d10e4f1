import { defaultStaleTimeMs } from '@letterliaan/web/fetch-policy'
import type { Query } from '@letterliaan/web/query'
import { useEffect, useSyncExternalStore, createContext, use } from 'react'
import type { CachedQuery } from './cached-query.ts'
import type { QueryClient } from './query-client.ts'

export const QueryClientContext = createContext<QueryClient | null>(null)

function useQueryClient(): QueryClient {
  const queryClient = use(QueryClientContext)
  if (queryClient === null) throw new Error('useQueryClient needs a QueryClientContext around it')
  return queryClient
}

interface Shown<T> {
  readonly data: T | undefined
  readonly isError: boolean
  readonly refetch: () => void
}

interface UseQueryOptions {
  readonly enabled?: boolean
  /** Ms */
  readonly staleTime?: number
}

export function useQuery<T>(query: Query<T>, options: UseQueryOptions = {}): Shown<T> {
  const { enabled = true, staleTime = defaultStaleTimeMs } = options
  const cached = useQueryClient().find(query)
  const { data, error } = useSyncExternalStore(enabled ? cached.subscribe : cached.observe, cached.read)

  useEffect(() => {
    if (enabled && cached.isStale(staleTime)) refetch(cached)
  }, [cached, enabled, staleTime])

  return { data, isError: error !== null, refetch: () => refetch(cached) }
}

export const useSuspenseQuery = <T>(query: Query<T>): { readonly data: T } => ({
  data: useSuspenseQueryIf(query, true) as T,
})

export function useSuspenseQueryIf<T>(query: Query<T>, isEnabled: boolean): T | undefined {
  const cached = useQueryClient().find(query)
  const { data } = useQuery(query, { enabled: isEnabled })
  if (!isEnabled) return undefined
  if (data !== undefined) return data
  // oxlint-disable-next-line typescript/only-throw-error -- React waits for a promise that is thrown
  throw cached.read().error ?? cached.fetch()
}

const refetch = <T>(cached: CachedQuery<T>): void => void cached.fetch().catch(() => undefined)
