import { ApiError, NetworkError } from '@letterliaan/contract/client'
import type { ComponentType } from 'react'
import { createStore, type ReadonlyStore } from '../store/create-store.ts'
import type { AddressBar } from './address-bar.ts'
import { matchPage, type Page, type PageMatch } from './page.ts'

/** Code did not arrive: no network, or the app was renewed on the server since this page was opened. */
export class ChunkLoadError extends NetworkError {}

/** What is on the screen. */
export type NavigatorView<Meta = unknown> =
  /** The page takes its time (NAV-9). */
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'page'
      /** Another number for every navigation, also to the same address. */
      readonly navigation: number
      readonly address: string
      /** What is told here to who was redirected, if anything. */
      readonly notice: string | undefined
      readonly meta: Meta
      readonly Component: ComponentType<object>
      readonly params: object
    }
  /** There is no such page, or not for who is here. */
  | { readonly kind: 'lost' }
  | {
      readonly kind: 'failed'
      readonly error: unknown
      /** The page that was on the screen before; null for none. */
      readonly from: string | null
    }

type Arrival = Pick<Extract<NavigatorView, { kind: 'page' }>, 'navigation' | 'address' | 'notice'>

/** Where somebody goes instead, and what it is told there. */
export interface Redirect {
  readonly to: string
  readonly notice?: string
}

/** Who may open which page. */
export interface Guard<M extends PageMatch> {
  /** Where to go instead, as far as that is known without asking the server; null to go on. */
  readonly redirectAtOnce: (match: M) => string | null
  /** May the page's data be fetched before `check` has resolved? What it would refuse is not asked. */
  readonly canEnter: (match: M) => boolean
  /** Resolves to where to go instead, or to null for who may stay; rejects where nobody can tell. */
  readonly check: (match: M) => Promise<Redirect | null>
  /** The page's data were refused (403): where to go instead, as things are now; null to show the refusal. */
  readonly recheck: (match: M) => Promise<Redirect | null>
  /** What the page shows is not there (404): where to go instead; null to be lost. */
  readonly redirectMissing: (match: M) => Redirect | null
}

export interface NavigatorPorts<M extends PageMatch> {
  readonly pages: readonly Page<M>[]
  readonly addressBar: AddressBar
  readonly guard: Guard<M>
  /** Fetches what the page shows. */
  readonly fetchData: (match: M) => Promise<unknown>
  /** Before every navigation: nothing of the page before may go on sounding (NAV-3). */
  readonly onLeave: () => void
}

export interface Navigator<Meta = unknown> {
  readonly view: ReadonlyStore<NavigatorView<Meta>>
  /** Opens the page at an address; `replace` leaves no way back to the page before. */
  readonly go: (address: string, options?: { readonly replace?: boolean }) => void
  /** Opens the page at the address that the browser shows, again or for the first time. */
  readonly open: () => void
  /** The same for somebody else, or for nobody: the page before leaves the screen at once. */
  readonly restart: () => void
  /**
   * Tells a page that another is being opened, at which address; it answers how long (ms) it takes to leave. The other page
   * loads meanwhile, and is not shown before. Returns how to stop being told.
   */
  readonly onExit: (exit: Exit) => () => void
  /** Fetches code and data of a page that somebody seems to be going to. */
  readonly prepare: (address: string) => void
}

type Exit = (address: string) => number

/** Shorter waits than this (ms) show no loading view. */
const loadingDelayMs = 200

/** Opens page after page; of two navigations at once the last counts (docs/adr/0003-a-router-of-our-own.md). */
export function createNavigator<Meta, M extends PageMatch<Meta>>(ports: NavigatorPorts<M>): Navigator<Meta> {
  const { pages, addressBar, guard, fetchData } = ports
  const view = createStore<NavigatorView<Meta>>({ kind: 'waiting' })
  let latest = 0
  let exit: Exit | null = null
  /** The page that was shown last, for who may still see it. */
  let shown: string | null = null

  const fetchCode = (match: M) =>
    match.load().catch((cause: unknown) => {
      throw new ChunkLoadError(cause)
    })

  /**
   * The page's code leaves at once. Its data leave after the guard, and together with it where the guard foresees that
   * the page may be entered (NAV-4; performance.md, Loading).
   */
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
