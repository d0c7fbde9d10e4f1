import { ApiError } from '@letterliaan/contract/client'
import type { QueryClient } from '@letterliaan/web/query-client'
import type { SoundName } from '@letterliaan/ui/sound'
import type { ComponentType } from 'react'
import { revalidate } from '@letterliaan/web/revalidate'
import type { Queries } from '../data/queries.ts'
import { detourAtDoor } from '../guard/access.ts'
import { detourOf } from '../guard/detour-of.ts'
import { NoStudentError } from '../guard/no-student-error.ts'
import type { AddressBar } from './address-bar.ts'
import { CodeNotReached } from './code-not-reached.ts'
import { createLostPlace } from './lost-place.ts'
import { findVisit, type Detour, type Page, type PageLook, type Visit } from './page.ts'

/** What the child sees. */
export type View =
  /** The page takes its time (NAV-9). */
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'page'
      /** Another number for every navigation, also to the same address. */
      readonly navigation: number
      readonly address: string
      /** What the child is told about how it came here, if anything. */
      readonly notice: string | undefined
      readonly look: PageLook
      readonly music: SoundName | undefined
      readonly Component: ComponentType<object>
      readonly params: object
    }
  /** There is no such page for this child. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'failed'; readonly error: unknown }

type Seen = Pick<Extract<View, { kind: 'page' }>, 'navigation' | 'address' | 'notice'>

export interface NavigatorPorts {
  readonly pages: readonly Page[]
  readonly addressBar: AddressBar
  readonly isLoggedIn: () => boolean
  readonly queryClient: QueryClient
  readonly queries: Queries
  /** Before every navigation: nothing of the page before may go on sounding (NAV-3). */
  readonly onLeave: () => void
}

export interface Navigator {
  readonly getView: () => View
  readonly subscribe: (listener: () => void) => () => void
  /** Opens the page at an address; `replace` leaves no way back to the page before. */
  readonly go: (address: string, options?: { readonly replace?: boolean }) => void
  /** Opens the page at the address that the browser shows, again or for the first time. */
  readonly open: () => void
  /**
   * Opens it anew for another child, or for none: nothing of the child before stays in sight or in the cache. A child
   * whose login was lost comes back to where it was.
   */
  readonly restart: () => void
  /**
   * Tells a page that another is being opened, at which address; it answers how long (ms) it takes to leave. The other page
   * loads meanwhile, and is not shown before. Returns how to stop being told.
   */
  readonly onExit: (exit: Exit) => () => void
  /** Fetches code and data of a page that the child seems to be going to. */
  readonly prepare: (address: string) => void
}

type Exit = (address: string) => number

/** Shorter waits than this (ms) show no loading view. */
const noticeableMs = 200

/** Does the guard ask who is here? */
const isGuarded = ({ access }: Visit): boolean => access !== 'anyone' && access !== 'visitor'

/** Leads from page to page (hub-and-account §2, Navigation guard). Of two navigations at once the last counts. */
export function createNavigator(ports: NavigatorPorts): Navigator {
  const { pages, addressBar, queryClient, queries } = ports
  const listeners = new Set<() => void>()
  const lostPlace = createLostPlace(pages)
  let view: View = { kind: 'waiting' }
  let latest = 0
  let exit: Exit | null = null

  function show(next: View): void {
    view = next
    for (const listener of listeners) listener()
  }

  const fetchCode = (visit: Visit) =>
    visit.load().catch((cause: unknown) => {
      throw new CodeNotReached(cause)
    })
  const fetchData = (visit: Visit) =>
    Promise.all(visit.fetches(queries).map((query) => revalidate(queryClient, query)))

  /** May the page's own calls leave before the profile was fetched again? What the guard would refuse is not asked. */
  function isLetIn(visit: Visit): boolean {
    if (!isGuarded(visit)) return true
    const known = queryClient.getQueryData(queries.profile)
    return known !== undefined && detourOf(visit, known) === null
  }

  /** Fetches profile and badges, and decides where this child is led instead; null when it may stay (NAV-4). */
  async function guard(visit: Visit): Promise<Detour | null> {
    if (!isGuarded(visit)) return null
    const badges = revalidate(queryClient, queries.badges)
    badges.catch(() => undefined)
    await revalidate(queryClient, queries.profile)
    const profile = await queryClient.ensureQueryData(queries.profile)
    const detour = detourOf(visit, profile)
    if (detour !== null) return detour
    if (profile.student === null) throw new NoStudentError()
    // A child can play without its badges: where they could not be fetched, the screens that show them try again.
    await badges.catch(() => undefined)
    const lost = lostPlace.take(profile)
    return lost === null ? null : { detour: lost }
  }

  /**
   * The page's code leaves at once. Its data leave after the guard, and together with it where the last profile says that
   * the child will be let in (NAV-4; performance.md, Loading).
   */
  async function enter(visit: Visit, seen: Seen): Promise<View | Detour> {
    const code = fetchCode(visit)
    const early = isLetIn(visit) ? fetchData(visit) : null
    code.catch(() => undefined)
    early?.catch(() => undefined)
    try {
      const detour = await guard(visit)
      if (detour !== null) return detour
      const [Component] = await Promise.all([code, early ?? fetchData(visit)])
      return { kind: 'page', ...seen, look: visit.look, music: visit.music, Component, params: visit.params }
    } catch (error) {
      return afterRefusal(visit, error)
    }
  }

  async function afterRefusal(visit: Visit, error: unknown): Promise<View | Detour> {
    const status = error instanceof ApiError ? error.status : null
    if (status === 404) return afterMissing(visit)
    const detour = status === 403 ? await detourNow(visit) : null
    return detour ?? { kind: 'failed', error }
  }

  /** Where the profile of this moment leads: what the guard knew may have ended meanwhile. */
  async function detourNow(visit: Visit): Promise<Detour | null> {
    try {
      return detourOf(visit, await queryClient.fetchQuery(queries.profile, 0))
    } catch {
      return null
    }
  }

  function afterMissing(visit: Visit): View | Detour {
    const student = queryClient.getQueryData(queries.profile)?.student
    return (student && visit.ifMissing(student)) ?? { kind: 'lost' }
  }

  async function navigate(notice?: string): Promise<void> {
    const navigation = (latest += 1)
    const isLatest = () => navigation === latest
    const address = addressBar.read()
    const visit = findVisit(pages, address)
    ports.onLeave()
    if (visit === null) return show({ kind: 'lost' })
    const door = detourAtDoor(visit.access, ports.isLoggedIn())
    if (door !== null) return go(door, { replace: true })

    const exitMs = exit?.(address) ?? 0
    const left = exitMs > 0 ? new Promise((resolve) => setTimeout(resolve, exitMs)) : null
    const timer = setTimeout(() => isLatest() && show({ kind: 'waiting' }), Math.max(noticeableMs, exitMs))
    const entered = await enter(visit, { navigation, address, notice })
    await left
    clearTimeout(timer)
    if (!isLatest()) return
    if ('detour' in entered) lead(entered.detour, entered.notice ?? notice)
    else show(entered)
  }

  function lead(address: string, notice: string | undefined): void {
    addressBar.write(address, true)
    void navigate(notice)
  }

  function go(address: string, { replace = false } = {}): void {
    addressBar.write(address, replace)
    void navigate()
  }

  addressBar.onBack(() => void navigate())

  return {
    getView: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    go,
    open: () => void navigate(),
    restart() {
      const profile = queryClient.getQueryData(queries.profile)
      lostPlace.notice({ address: addressBar.read(), isLoggedIn: ports.isLoggedIn(), profile })
      exit = null
      show({ kind: 'waiting' })
      queryClient.clear()
      void navigate()
    },
    onExit(listener) {
      exit = listener
      return () => {
        if (exit === listener) exit = null
      }
    },
    prepare(address) {
      const visit = findVisit(pages, address)
      if (visit === null || detourAtDoor(visit.access, ports.isLoggedIn()) !== null) return
      fetchCode(visit).catch(() => undefined)
      if (isLetIn(visit)) fetchData(visit).catch(() => undefined)
    },
  }
}
