import { useEffect, useSyncExternalStore } from 'react'
import { useServices } from '../useServices.ts'
import type { CachedQuery } from './cached-query.ts'
import type { Query } from './query.ts'
import { sameMomentMs } from './query-client.ts'

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
  const { enabled = true, staleTime = sameMomentMs } = options
  const found = useServices().queryClient.find(query)
  const { data, error } = useSyncExternalStore(enabled ? found.subscribe : found.overhear, found.read)

  useEffect(() => {
    if (enabled && found.isStale(staleTime)) refetch(found)
  }, [found, enabled, staleTime])

  return { data, isError: error !== null, refetch: () => refetch(found) }
}

/** The same where a screen can't do without: it waits for a first answer, and breaks when that fails. */
export const useSuspenseQuery = <T>(query: Query<T>): { readonly data: T } => ({
  data: useAwaited(query, true) as T,
})

/** As `useSuspenseQuery`; where nothing `isAsked` there is nothing to wait for, and no answer. */
export function useAwaited<T>(query: Query<T>, isAsked: boolean): T | undefined {
  const found = useServices().queryClient.find(query)
  const { data } = useQuery(query, { enabled: isAsked })
  if (!isAsked) return undefined
  if (data !== undefined) return data
  // oxlint-disable-next-line typescript/only-throw-error -- React waits for a promise that is thrown
  throw found.read().error ?? found.fetch()
}

/** Who shows it hears how it went. */
const refetch = <T>(found: CachedQuery<T>): void => void found.fetch().catch(() => undefined)
