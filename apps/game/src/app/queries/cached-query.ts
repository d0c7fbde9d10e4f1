import { createStore } from '@letterliaan/web/store'
import type { Query } from '@letterliaan/web/query'

export interface QueryState<T> {
  readonly data: T | undefined
  readonly error: unknown
}

export interface CachedQuery<T> {
  readonly query: Query<T>
  readonly read: () => QueryState<T>
  /** True if invalidated, or fetched longer ago than this (ms). */
  readonly isStale: (staleTime: number) => boolean
  readonly hasListeners: () => boolean
  readonly isExpired: () => boolean
  /** Returns a pending fetch if there is one, unless `force`. */
  readonly fetch: (options?: { readonly force: boolean }) => Promise<T>
  readonly write: (data: T) => void
  readonly invalidate: () => void
  readonly cancel: () => void
  readonly subscribe: (listener: () => void) => () => void
  readonly observe: (listener: () => void) => () => void
}

/** Retries after temporary failures. Rejects with the last error. */
export type FetchRetrier = <T>(fetch: () => Promise<T>, stopped: AbortSignal) => Promise<T>

interface Fetching<T> {
  readonly answer: Promise<T>
  readonly stopping: AbortController
}

const defaultGcTimeMs = 5 * 60_000

export function createCachedQuery<T>(query: Query<T>, attempt: FetchRetrier): CachedQuery<T> {
  const state = createStore<QueryState<T>>({ data: undefined, error: null })
  let numScreens = 0
  let numListeners = 0
  let fetchedAt = -Infinity
  let leftAt = Date.now()
  let fetching: Fetching<T> | null = null

  function setState(next: QueryState<T>): void {
    const { data, error } = state.get()
    if (next.data !== data || next.error !== error) state.set(next)
  }

  /** Keeps the object if the data are equal, so that nothing renders. */
  function write(data: T): T {
    const before = state.get().data
    const same = before !== undefined && isSame(before, data) ? before : data
    fetchedAt = Date.now()
    setState({ data: same, error: null })
    return same
  }

  async function ask(stopping: AbortController): Promise<T> {
    const { signal } = stopping
    try {
      const data = await attempt(() => query.queryFn({ signal }), signal)
      signal.throwIfAborted()
      return write(data)
    } catch (error) {
      if (!signal.aborted) setState({ ...state.get(), error })
      else if (fetching !== null && fetching.stopping !== stopping) return fetching.answer
      throw error
    } finally {
      leftAt = Date.now()
      if (fetching?.stopping === stopping) fetching = null
    }
  }

  function observe(listener: () => void): () => void {
    const stop = state.subscribe(listener)
    numListeners += 1
    return () => {
      stop()
      numListeners -= 1
      leftAt = Date.now()
    }
  }

  function subscribe(listener: () => void): () => void {
    const stop = observe(listener)
    numScreens += 1
    return () => {
      stop()
      numScreens -= 1
    }
  }

  function fetch({ force } = { force: false }): Promise<T> {
    if (fetching !== null && !(force && state.get().data !== undefined)) return fetching.answer
    const before = fetching
    if (state.get().data === undefined) setState({ data: undefined, error: null })
    const stopping = new AbortController()
    const answer = ask(stopping)
    fetching = { answer, stopping }
    before?.stopping.abort()
    return answer
  }

  return {
    query,
    read: state.get,
    isStale: (staleTime) => Date.now() - fetchedAt >= staleTime,
    hasListeners: () => numScreens > 0,
    isExpired: () =>
      numListeners === 0 && fetching === null && Date.now() - leftAt > (query.gcTime ?? defaultGcTimeMs),
    fetch,
    write,
    invalidate: () => (fetchedAt = -Infinity),
    cancel: () => fetching?.stopping.abort(),
    subscribe,
    observe,
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
