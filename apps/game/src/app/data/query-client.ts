import { ApiError } from '@letterliaan/contract/client'
import { createCachedQuery, type Attempts, type CachedQuery } from './cached-query.ts'
import type { Query, QueryKey } from './query.ts'

/** Within this time (ms) a screen takes what another has just fetched. */
export const sameMomentMs = 5000

/** These questions, or those of which it is true. */
export type Which = readonly Query<unknown>[] | ((query: Query<unknown>) => boolean)

/** The cache of what was fetched; its names are those of TanStack Query (docs/adr/0016-bytes.md). */
export interface QueryClient {
  /** The question as it is kept, for a screen that shows it. */
  find<T>(query: Query<T>): CachedQuery<T>
  /** The last answer; undefined where there is none yet. */
  getQueryData<T>(query: Query<T>): T | undefined
  setQueryData<T>(query: Query<T>, data: T): void
  /** The answer, not older than `staleTime` (ms). Rejects as the fetch does. */
  fetchQuery<T>(query: Query<T>, staleTime?: number): Promise<T>
  /** The last answer, however old, or else a first one. */
  ensureQueryData<T>(query: Query<T>): Promise<T>
  /**
   * Calls answers stale: what is on the screen is fetched again now, even where a fetch was under way (`anew`), the rest
   * when it is asked for. Resolves when all is fetched, or could not be.
   */
  invalidateQueries(which: Which, how?: { readonly anew: boolean }): Promise<void>
  /** Forgets what has a key that begins like this. */
  removeQueries(start: QueryKey): void
  /** Forgets everything, and breaks off what is under way. */
  clear(): void
  /** Fetches again what is on the screen and no longer of this moment. */
  refetchStale(): void
}

export function createQueryClient({ mostRetries = 2 } = {}): QueryClient {
  const kept = new Map<string, CachedQuery<unknown>>()
  const attempt = attemptsOf(mostRetries)

  function find<T>(query: Query<T>): CachedQuery<T> {
    const name = JSON.stringify(query.queryKey)
    for (const [key, one] of kept) if (one.isForgotten()) kept.delete(key)
    const known = kept.get(name) as CachedQuery<T> | undefined
    if (known) return known
    const made = createCachedQuery(query, attempt)
    kept.set(name, made as CachedQuery<unknown>)
    return made
  }

  function remove(isMeant: (key: QueryKey) => boolean): void {
    for (const [name, one] of kept) {
      if (!isMeant(one.query.queryKey)) continue
      kept.delete(name)
      one.cancel()
    }
  }

  return {
    find,
    getQueryData: (query) => find(query).read().data,
    setQueryData: (query, data) => find(query).write(data),
    async fetchQuery(query, staleTime = sameMomentMs) {
      const one = find(query)
      const { data } = one.read()
      return data === undefined || one.isStale(staleTime) ? one.fetch() : data
    },
    ensureQueryData: async (query) => find(query).read().data ?? find(query).fetch(),
    async invalidateQueries(which, how = { anew: true }) {
      const meant =
        typeof which === 'function' ? [...kept.values()].filter(({ query }) => which(query)) : which.map(find)
      for (const one of meant) one.callStale()
      await Promise.allSettled(meant.filter((one) => one.isShown()).map((one) => one.fetch(how)))
    },
    removeQueries: (start) => remove((key) => start.every((part, index) => key[index] === part)),
    clear: () => remove(() => true),
    refetchStale() {
      for (const one of kept.values()) {
        if (one.isShown() && one.isStale(sameMomentMs)) one.fetch().catch(() => undefined)
      }
    },
  }
}

/** A refusal stays a refusal; a network or a server that stumbles may be right a second later. */
const mayPass = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500

const attemptsOf =
  (mostRetries: number): Attempts =>
  async (fetch, stopped) => {
    for (let failures = 0; ; failures++) {
      try {
        return await fetch()
      } catch (error) {
        if (failures === mostRetries || stopped.aborted || !mayPass(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, 400 * 2 ** failures))
      }
    }
  }
