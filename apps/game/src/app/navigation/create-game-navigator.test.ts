import { ApiError, NetworkError } from '@letterliaan/contract/client'
import type { LoggedInUser } from '@letterliaan/contract'
import { createQueryClient } from '@letterliaan/web/query-client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Queries } from '../data/queries.ts'
import type { AddressBar } from '@letterliaan/web/address-bar'
import { createGameNavigator, type GameView } from './create-game-navigator.ts'
import { definePage } from './page.ts'

const profileOf = (student: object | null = {}, has_active_subscription = true, id = 1): LoggedInUser =>
  ({
    id,
    has_active_subscription,
    student: student && { introduction_completed: true, phase_id: 1, ...student },
  }) as LoggedInUser

const open = (path: string, access: 'anyone' | 'visitor' | 'account' | 'member' | 'player') =>
  definePage({ path, access, title: path, load: async () => () => null })

const pages = [
  definePage<{ step: string }>({
    path: '/stap/$step',
    access: 'player',
    title: 'Stap',
    read: ({ step = '' }) => ({ step }),
    fetches: (queries) => [queries.steps],
    ifMissing: ({ phase_id }, { step }) => ({ to: `/kaart/${phase_id}`, notice: `Geen ${step}.` }),
    load: async () => () => null,
  }),
  open('/kaart/1', 'player'),
  open('/login', 'visitor'),
  open('/wachtwoord-vergeten', 'anyone'),
  open('/bestellen', 'account'),
  open('/', 'member'),
  open('/profiel', 'member'),
  definePage({
    path: '/weg',
    access: 'anyone',
    title: 'Weg',
    load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  }),
  definePage<{ world: number }>({
    path: '/wereld/$world',
    access: 'player',
    title: 'Wereld',
    read: ({ world }) => ({ world: Number(world) }),
    redirect: ({ phase_id }, { world }) => (phase_id >= world ? null : { to: '/' }),
    fetches: (queries) => [queries.steps],
    load: async () => () => null,
  }),
]

interface Situation {
  readonly at: string
  readonly isLoggedIn?: boolean
  readonly profile?: LoggedInUser | Error | Promise<LoggedInUser>
  readonly badges?: Promise<unknown>
  readonly steps?: () => Promise<unknown>
}

/** A navigator in a browser that is at an address, with everything that happened, in order. */
function visit(situation: Situation) {
  const { at } = situation
  const log: string[] = []
  const history = [at]
  let goBack = () => {}
  const addressBar: AddressBar = {
    read: () => history.at(-1) ?? '/',
    write: (path, replace) => void history.splice(replace ? -1 : history.length, 1, path),
    onBack: (listener) => {
      goBack = () => {
        history.pop()
        listener()
      }
    },
  }
  const fetched = (name: string, answer: () => Promise<unknown>) => ({
    queryKey: [name],
    queryFn: () => {
      log.push(name)
      return answer()
    },
  })
  const queries = {
    profile: fetched('profile', async () => {
      const { profile = profileOf() } = situation
      if (profile instanceof Error) throw profile
      return profile
    }),
    badges: fetched('badges', async () => situation.badges ?? []),
    steps: fetched('steps', async () => (await situation.steps?.()) ?? {}),
  } as unknown as Queries
  const navigator = createGameNavigator({
    pages,
    addressBar,
    isLoggedIn: () => situation.isLoggedIn ?? true,
    queryClient: createQueryClient({ maxRetries: 0 }),
    queries,
    onLeave: () => void log.push('silence'),
  })
  const views: GameView[] = []
  navigator.view.subscribe(() => views.push(navigator.view.get()))
  const settle = (kind: GameView['kind'] = 'page') =>
    vi.waitFor(() => expect(navigator.view.get().kind).toBe(kind))
  return { navigator, log, history, views, settle, goBack: () => goBack() }
}

const addressOf = (view: GameView): string | null => (view.kind === 'page' ? view.address : null)

describe('the guard', () => {
  const newChild = profileOf({ introduction_completed: false })
  const expired = profileOf({}, false)
  test.each<[title: string, situation: Situation, address: string]>([
    ['NAV-2 without a stored user', { at: '/', isLoggedIn: false }, '/login'],
    ['NAV-2 logged in at the login page', { at: '/login' }, '/'],
    ['a page for anyone', { at: '/wachtwoord-vergeten', isLoggedIn: false }, '/wachtwoord-vergeten'],
    ['NAV-6 without an active subscription', { at: '/wereld/1', profile: expired }, '/bestellen'],
    ['NAV-6 on the order page itself', { at: '/bestellen', profile: expired }, '/bestellen'],
    ['NAV-10 a world without the introduction', { at: '/wereld/1', profile: newChild }, '/'],
    ['the profile without the introduction', { at: '/profiel', profile: newChild }, '/profiel'],
    ['NAV-10 a locked world', { at: '/wereld/2' }, '/'],
    ['NAV-10 an open world', { at: '/wereld/2', profile: profileOf({ phase_id: 2 }) }, '/wereld/2'],
  ])('%s', async (_title, situation, address) => {
    const { navigator, history, settle } = visit(situation)
    navigator.open()
    await settle()
    expect(addressOf(navigator.view.get())).toBe(address)
    expect(history).toEqual([address])
  })

  test('an account without a student cannot play, and asks for nothing', async () => {
    const { navigator, log, settle } = visit({ at: '/wereld/1', profile: profileOf(null) })
    navigator.open()
    await settle('failed')
    expect(log).not.toContain('steps')
  })
})

test('NAV-3 silences the page before, first of all, on every navigation', async () => {
  const { navigator, log, settle, goBack } = visit({ at: '/' })
  navigator.open()
  await settle()
  const leave = async (how: () => void, address: string) => {
    log.length = 0
    how()
    await vi.waitFor(() => expect(addressOf(navigator.view.get())).toBe(address))
    expect(log.indexOf('silence')).toBe(0)
    expect(log.filter((entry) => entry === 'silence')).toHaveLength(1)
  }
  await leave(() => navigator.go('/wereld/1'), '/wereld/1')
  await leave(() => navigator.go('/profiel', { replace: true }), '/profiel')
  await leave(goBack, '/')
})

describe('NAV-4 profile and badges are fetched, then what the page needs', () => {
  /** A promise and how to keep it. */
  function later<T>(answer: T) {
    let keep = () => {}
    const promise = new Promise<T>((resolve) => (keep = () => resolve(answer)))
    return { promise, keep: () => keep() }
  }
  const pass = () => new Promise((resolve) => setTimeout(resolve))

  test('where nothing is known of the child, its own calls wait for both', async () => {
    const [profile, badges, steps] = [later(profileOf()), later([]), later({})]
    const { navigator, log, settle } = visit({
      at: '/wereld/1',
      profile: profile.promise,
      badges: badges.promise,
      steps: () => steps.promise,
    })
    navigator.open()
    expect(log).toEqual(['silence', 'badges', 'profile'])
    profile.keep()
    await pass()
    expect(log).not.toContain('steps')
    badges.keep()
    await vi.waitFor(() => expect(log.at(-1)).toBe('steps'))
    expect(navigator.view.get().kind).not.toBe('page')
    steps.keep()
    await settle()
  })

  test('where the last profile lets the child in, they go side by side', async () => {
    const { navigator, log, settle } = visit({ at: '/profiel' })
    navigator.open()
    await settle()
    log.length = 0
    navigator.go('/wereld/1')
    expect(log).toContain('steps')
    await settle()
  })

  test.each([
    ['a child without a subscription', '/wereld/1', profileOf({}, false), '/bestellen'],
    ['a child at a world that is locked', '/wereld/2', profileOf(), '/'],
    ['a child without the introduction', '/wereld/1', profileOf({ introduction_completed: false }), '/'],
  ])('%s asks for nothing of the page', async (_who, at, profile, address) => {
    const { navigator, log, settle } = visit({ at, profile })
    navigator.open()
    await settle()
    navigator.prepare(at)
    expect(addressOf(navigator.view.get())).toBe(address)
    expect(log).not.toContain('steps')
  })

  test('NAV-6 a child whose subscription ended while it played is led to the order page, not to a failure', async () => {
    const situation = { at: '/profiel', profile: profileOf(), steps: async () => ({}) as unknown }
    const { navigator, settle } = visit(situation)
    navigator.open()
    await settle()
    situation.profile = profileOf({}, false)
    situation.steps = () => Promise.reject(new ApiError({ status: 403, title: 'x', detail: 'x' }))
    navigator.go('/wereld/1')
    await vi.waitFor(() => expect(addressOf(navigator.view.get())).toBe('/bestellen'))
  })

  test('badges that could not be fetched keep no child from playing', async () => {
    const { navigator, settle } = visit({
      at: '/wereld/1',
      badges: Promise.reject(new ApiError({ status: 500, title: 'x', detail: 'x' })),
    })
    navigator.open()
    await settle()
  })
})

test('does not ask a visitor’s page for anything of a child', async () => {
  const { navigator, log, settle } = visit({ at: '/login', isLoggedIn: false })
  navigator.open()
  await settle()
  expect(log).toEqual(['silence'])
})

test('of two navigations at once the last counts', async () => {
  const { navigator, views, settle } = visit({ at: '/' })
  navigator.open()
  navigator.go('/wereld/1')
  navigator.go('/profiel')
  await settle()
  expect(views.map(addressOf).filter(Boolean)).toEqual(['/profiel'])
})

test('goes back with the browser', async () => {
  const { navigator, settle, goBack } = visit({ at: '/' })
  navigator.open()
  await settle()
  navigator.go('/profiel')
  await vi.waitFor(() => expect(addressOf(navigator.view.get())).toBe('/profiel'))
  goBack()
  await vi.waitFor(() => expect(addressOf(navigator.view.get())).toBe('/'))
})

test('an unknown address is lost, also for who is not logged in', async () => {
  const { navigator, settle } = visit({ at: '/nergens', isLoggedIn: false })
  navigator.open()
  await settle('lost')
})

test('what the server does not know is lost; what it cannot answer has failed, and can be tried again', async () => {
  const unknown = new ApiError({ status: 404, title: 'x', detail: 'x' })
  const lost = visit({ at: '/wereld/1', steps: () => Promise.reject(unknown) })
  lost.navigator.open()
  await lost.settle('lost')

  let isOffline = true
  const failing = visit({
    at: '/wereld/1',
    steps: () => (isOffline ? Promise.reject(new NetworkError('offline')) : Promise.resolve({})),
  })
  failing.navigator.open()
  await failing.settle('failed')
  isOffline = false
  failing.navigator.open()
  await failing.settle('page')
})

test('MAP-11 where what a page shows is not there, the child is led to the map, and told so there', async () => {
  const unknown = new ApiError({ status: 404, title: 'x', detail: 'x' })
  const { navigator, history, settle } = visit({ at: '/stap/9', steps: () => Promise.reject(unknown) })
  navigator.open()
  await settle()
  expect(navigator.view.get()).toMatchObject({ address: '/kaart/1', notice: 'Geen 9.' })
  expect(history).toEqual(['/kaart/1'])
  navigator.go('/profiel')
  await vi.waitFor(() =>
    expect(navigator.view.get()).toMatchObject({ address: '/profiel', notice: undefined }),
  )
})

test('shows the loading view when a page takes its time', async () => {
  vi.useFakeTimers()
  try {
    const { navigator } = visit({ at: '/wereld/1', steps: () => new Promise(() => {}) })
    navigator.open()
    await vi.advanceTimersByTimeAsync(1000)
    expect(navigator.view.get().kind).toBe('waiting')
  } finally {
    vi.useRealTimers()
  }
})

describe('MAP-2 a page that takes its time to leave', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** A child on a map that takes 600 ms to leave, and goes elsewhere. */
  async function leave(steps: () => Promise<unknown>) {
    const visitor = visit({ at: '/profiel', steps })
    const { navigator } = visitor
    navigator.open()
    await vi.advanceTimersByTimeAsync(0)
    const exit = vi.fn<(address: string) => number>(() => 600)
    const stop = navigator.onExit(exit)
    navigator.go('/wereld/1')
    const pass = async (ms: number): Promise<string | null> => {
      await vi.advanceTimersByTimeAsync(ms)
      return navigator.view.get().kind === 'waiting' ? 'waiting' : addressOf(navigator.view.get())
    }
    return { ...visitor, exit, stop, pass }
  }

  test('stays in sight so long, while the next one loads', async () => {
    const { exit, log, pass } = await leave(async () => ({}))
    expect(exit).toHaveBeenCalledExactlyOnceWith('/wereld/1')
    expect(log).toContain('steps')
    expect(await pass(599)).toBe('/profiel')
    expect(await pass(1)).toBe('/wereld/1')
  })

  test('is followed by the loading view where that takes longer still', async () => {
    const { pass } = await leave(() => new Promise(() => {}))
    expect(await pass(599)).toBe('/profiel')
    expect(await pass(1)).toBe('waiting')
  })

  test('is asked no more when it is gone', async () => {
    const { navigator, exit, stop, pass } = await leave(async () => ({}))
    await pass(600)
    stop()
    navigator.go('/profiel')
    expect(await pass(0)).toBe('/profiel')
    expect(exit).toHaveBeenCalledOnce()
  })
})

test('prepares a page without opening it, and fetches its data once', async () => {
  const { navigator, log, settle } = visit({ at: '/' })
  navigator.open()
  await settle()
  navigator.prepare('/wereld/1')
  navigator.go('/wereld/1')
  await vi.waitFor(() => expect(addressOf(navigator.view.get())).toBe('/wereld/1'))
  expect(log.filter((entry) => entry === 'steps')).toHaveLength(1)
})

test('for another child nothing of the one before stays', async () => {
  const { navigator, log, views, settle } = visit({ at: '/wereld/1' })
  navigator.open()
  await settle()
  navigator.restart()
  expect(views.at(-1)?.kind).toBe('waiting')
  await settle()
  expect(log.filter((entry) => entry === 'profile' || entry === 'steps')).toHaveLength(4)
})

describe('a child whose login was lost', () => {
  /** Somebody at an address is logged out there, and somebody logs in at the login page. */
  async function comeBack(at: string, { as = 7, by = '/login' } = {}) {
    const situation = { at, isLoggedIn: true, profile: profileOf({}, true, 7) }
    const visitor = visit(situation)
    const { navigator, history, settle } = visitor
    navigator.open()
    await settle()
    situation.isLoggedIn = false
    navigator.restart()
    await settle()
    expect(history.at(-1)).toMatch(/login|vergeten/)
    if (by !== '/login') navigator.go(by)
    situation.profile = profileOf({}, true, as)
    situation.isLoggedIn = true
    navigator.restart()
    await settle()
    return visitor
  }

  test('ERR-1 goes on where it was, once', async () => {
    const { navigator, history, settle } = await comeBack('/wereld/1')
    expect(addressOf(navigator.view.get())).toBe('/wereld/1')
    expect(history).toEqual(['/wereld/1'])
    navigator.go('/')
    await settle()
    await vi.waitFor(() => expect(addressOf(navigator.view.get())).toBe('/'))
  })

  test('another child begins at the overview', async () => {
    const { navigator } = await comeBack('/wereld/1', { as: 8 })
    expect(addressOf(navigator.view.get())).toBe('/')
  })

  test('who logged out itself, at a page for anyone, begins at the overview', async () => {
    const { navigator } = await comeBack('/wachtwoord-vergeten')
    navigator.go('/login')
    await vi.waitFor(() => expect(addressOf(navigator.view.get())).toBe('/'))
  })

  test('AUTH-5 who comes back with a token begins at the overview', async () => {
    const { navigator } = await comeBack('/wereld/1', { by: '/wachtwoord-vergeten' })
    navigator.go('/')
    await vi.waitFor(() => expect(addressOf(navigator.view.get())).toBe('/'))
  })
})

test('a page whose code does not arrive has failed as the network does', async () => {
  const { navigator, settle } = visit({ at: '/weg' })
  navigator.open()
  await settle('failed')
  const view = navigator.view.get()
  expect(view.kind === 'failed' && view.error).toBeInstanceOf(NetworkError)
})
