import { createStore } from '@letterliaan/web/store'
import type { Query } from '@letterliaan/web/query'

/** What a screen shows; a new object only when something changed. */
export interface QueryState<T> {
  readonly data: T | undefined
  /** Why the last fetch failed, or null; there may be data of before. */
  readonly error: unknown
}

/** One question, its last answer, and the screens that show it. */
export interface CachedQuery<T> {
  readonly query: Query<T>
  readonly read: () => QueryState<T>
  /** Was it fetched longer than this (ms) ago, or invalidated since? */
  readonly isStale: (staleTime: number) => boolean
  readonly hasListeners: () => boolean
  /** Has no screen shown it for so long that it may go? */
  readonly isExpired: () => boolean
  /** Joins a fetch that is under way; `force` begins another. */
  readonly fetch: (options?: { readonly force: boolean }) => Promise<T>
  readonly write: (data: T) => void
  readonly invalidate: () => void
  /** Aborts a running fetch. */
  readonly cancel: () => void
  /** For a screen that shows it: it is kept, and kept fresh. */
  readonly subscribe: (listener: () => void) => () => void
  /** Listens without counting as a screen: the data is neither kept nor refreshed for it. */
  readonly observe: (listener: () => void) => () => void
}

/** Tries a fetch, more often than once where that may help; ends with its last error. */
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

  /** The same answer again stays the same object: no screen has to draw anew. */
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
