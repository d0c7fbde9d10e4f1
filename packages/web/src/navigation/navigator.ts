import { ApiError, NetworkError } from '@letterliaan/contract/client'
import type { ComponentType } from 'react'
import { createStore, type ReadonlyStore } from '../store/create-store.ts'
import type { AddressBar } from './address-bar.ts'
import { matchPage, type Page, type PageMatch } from './page.ts'

/** Thrown if there is no network, or if the server has a newer version of the app. */
export class ChunkLoadError extends NetworkError {}

export type NavigatorView<Meta = unknown> =
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'page'
      /** A new number for each navigation, also to the same address. */
      readonly navigation: number
      readonly address: string
      readonly notice: string | undefined
      readonly meta: Meta
      readonly Component: ComponentType<object>
      readonly params: object
    }
  | { readonly kind: 'lost' }
  | {
      readonly kind: 'failed'
      readonly error: unknown
      readonly from: string | null
    }

type Arrival = Pick<Extract<NavigatorView, { kind: 'page' }>, 'navigation' | 'address' | 'notice'>

export interface Redirect {
  readonly to: string
  readonly notice?: string
}

export interface Guard<M extends PageMatch> {
  readonly redirectAtOnce: (match: M) => string | null
  /** Returns whether data may be fetched before `check` has resolved. */
  readonly canEnter: (match: M) => boolean
  readonly check: (match: M) => Promise<Redirect | null>
  /** Called after a 403. Resolves to a redirect, or to null to show the refusal. */
  readonly recheck: (match: M) => Promise<Redirect | null>
  /** Called after a 404. Returns a redirect, or null to show 'lost'. */
  readonly redirectMissing: (match: M) => Redirect | null
}

export interface NavigatorPorts<M extends PageMatch> {
  readonly pages: readonly Page<M>[]
  readonly addressBar: AddressBar
  readonly guard: Guard<M>
  readonly fetchData: (match: M) => Promise<unknown>
  readonly onLeave: () => void
}

export interface Navigator<Meta = unknown> {
  readonly view: ReadonlyStore<NavigatorView<Meta>>
  readonly go: (address: string, options?: { readonly replace?: boolean }) => void
  readonly open: () => void
  readonly restart: () => void
  /** Calls `exit` when another page opens. `exit` returns the time to wait (ms). Returns a stop function. */
  readonly onExit: (exit: Exit) => () => void
  readonly prepare: (address: string) => void
}

type Exit = (address: string) => number

const loadingDelayMs = 200

/** Creates the router. A new navigation cancels a pending one (docs/adr/0003-a-router-of-our-own.md). */
export function createNavigator<Meta, M extends PageMatch<Meta>>(ports: NavigatorPorts<M>): Navigator<Meta> {
  const { pages, addressBar, guard, fetchData } = ports
  const view = createStore<NavigatorView<Meta>>({ kind: 'waiting' })
  let latest = 0
  let exit: Exit | null = null
  let shown: string | null = null

  const fetchCode = (match: M) =>
    match.load().catch((cause: unknown) => {
      throw new ChunkLoadError(cause)
    })

  /** Fetches the code at once. Fetches the data at once if `canEnter`, and otherwise after `check` (NAV-4). */
  async function enter(match: M, arrival: Arrival): Promise<NavigatorView<Meta> | Redirect> {
    const code = fetchCode(match)
    const early = guard.canEnter(match) ? fetchData(match) : null
    code.catch(() => undefined)
    early?.catch(() => undefined)
    try {
      const redirect = await guard.check(match)
      if (redirect !== null) return redirect
      const [Component] = await Promise.all([code, early ?? fetchData(match)])
      return { kind: 'page', ...arrival, meta: match.meta, Component, params: match.params }
    } catch (error) {
      return afterFailure(match, error)
    }
  }

  async function afterFailure(match: M, error: unknown): Promise<NavigatorView<Meta> | Redirect> {
    const status = error instanceof ApiError ? error.status : null
    if (status === 404) return guard.redirectMissing(match) ?? { kind: 'lost' }
    const redirect = status === 403 ? await guard.recheck(match) : null
    return redirect ?? { kind: 'failed', error, from: shown }
  }

  async function navigate(notice?: string): Promise<void> {
    const navigation = (latest += 1)
    const isLatest = () => navigation === latest
    const address = addressBar.read()
    const match = matchPage(pages, address)
    ports.onLeave()
    if (match === null) return view.set({ kind: 'lost' })
    const instead = guard.redirectAtOnce(match)
    if (instead !== null) return go(instead, { replace: true })

    const exitMs = exit?.(address) ?? 0
    const left = exitMs > 0 ? new Promise((resolve) => setTimeout(resolve, exitMs)) : null
    const showWaiting = () => isLatest() && view.set({ kind: 'waiting' })
    const timer = setTimeout(showWaiting, Math.max(loadingDelayMs, exitMs))
    const entered = await enter(match, { navigation, address, notice })
    await left
    clearTimeout(timer)
    if (!isLatest()) return
    if ('to' in entered) follow(entered.to, entered.notice ?? notice)
    else {
      if (entered.kind === 'page') shown = entered.address
      view.set(entered)
    }
  }

  function follow(address: string, notice: string | undefined): void {
    addressBar.write(address, true)
    void navigate(notice)
  }

  function go(address: string, { replace = false } = {}): void {
    addressBar.write(address, replace)
    void navigate()
  }

  addressBar.onBack(() => void navigate())

  return {
    view,
    go,
    open: () => void navigate(),
    restart() {
      exit = null
      shown = null
      view.set({ kind: 'waiting' })
      void navigate()
    },
    onExit(listener) {
      exit = listener
      return () => {
        if (exit === listener) exit = null
      }
    },
    prepare(address) {
      const match = matchPage(pages, address)
      if (match === null || guard.redirectAtOnce(match) !== null) return
      fetchCode(match).catch(() => undefined)
      if (guard.canEnter(match)) fetchData(match).catch(() => undefined)
    },
  }
}
