import {
  defaultMaxRetries,
  defaultStaleTimeMs,
  isTransient,
  computeRetryDelayMs,
} from '@letterliaan/web/fetch-policy'
import type { Query, QueryKey } from '@letterliaan/web/query'
import { createCachedQuery, type CachedQuery, type FetchRetrier } from './cached-query.ts'

export type QueryFilter = readonly Query<unknown>[] | ((query: Query<unknown>) => boolean)

/** Named as in TanStack Query (docs/adr/0016-bytes.md). */
export interface QueryClient {
  find<T>(query: Query<T>): CachedQuery<T>
  getQueryData<T>(query: Query<T>): T | undefined
  setQueryData<T>(query: Query<T>, data: T): void
  /** Returns data of at most `staleTime` (ms). Rejects if the fetch rejects. */
  fetchQuery<T>(query: Query<T>, staleTime?: number): Promise<T>
  ensureQueryData<T>(query: Query<T>): Promise<T>
  /** Refetches visible queries now (`force`: also during a fetch), others when used. Resolves when done. */
  invalidateQueries(which: QueryFilter, options?: { readonly force: boolean }): Promise<void>
  removeQueries(start: QueryKey): void
  clear(): void
  refetchStale(): void
}

export function createQueryClient({ maxRetries = defaultMaxRetries } = {}): QueryClient {
  const cache = new Map<string, CachedQuery<unknown>>()
  const attempt = createAttempts(maxRetries)

  function find<T>(query: Query<T>): CachedQuery<T> {
    const name = JSON.stringify(query.queryKey)
    for (const [key, cached] of cache) if (cached.isExpired()) cache.delete(key)
    const known = cache.get(name) as CachedQuery<T> | undefined
    if (known) return known
    const cached = createCachedQuery(query, attempt)
    cache.set(name, cached as CachedQuery<unknown>)
    return cached
  }

  function findAll(which: QueryFilter): readonly CachedQuery<unknown>[] {
    if (typeof which !== 'function') return which.map(find)
    return [...cache.values()].filter(({ query }) => which(query))
  }

  function remove(matches: (key: QueryKey) => boolean): void {
    for (const [name, cached] of cache) {
      if (!matches(cached.query.queryKey)) continue
      cache.delete(name)
      cached.cancel()
    }
  }

  return {
    find,
    getQueryData: (query) => find(query).read().data,
    setQueryData: (query, data) => find(query).write(data),
    async fetchQuery(query, staleTime = defaultStaleTimeMs) {
      const cached = find(query)
      const { data } = cached.read()
      return data === undefined || cached.isStale(staleTime) ? cached.fetch() : data
    },
    ensureQueryData: async (query) => find(query).read().data ?? find(query).fetch(),
    async invalidateQueries(which, options = { force: true }) {
      const queries = findAll(which)
      for (const cached of queries) cached.invalidate()
      const shown = queries.filter((cached) => cached.hasListeners())
      await Promise.allSettled(shown.map((cached) => cached.fetch(options)))
    },
    removeQueries: (start) => remove((key) => start.every((part, index) => key[index] === part)),
    clear: () => remove(() => true),
    refetchStale() {
      for (const cached of cache.values()) {
        if (cached.hasListeners() && cached.isStale(defaultStaleTimeMs)) cached.fetch().catch(() => undefined)
      }
    },
  }
}

const createAttempts =
  (maxRetries: number): FetchRetrier =>
  async (fetch, stopped) => {
    for (let failures = 0; ; failures++) {
      try {
        return await fetch()
      } catch (error) {
        if (failures === maxRetries || stopped.aborted || !isTransient(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, computeRetryDelayMs(failures)))
      }
    }
  }
