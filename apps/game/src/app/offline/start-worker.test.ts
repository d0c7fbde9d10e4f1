import { createStore } from '@letterliaan/web/store'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameView } from '../navigation/create-game-navigator.ts'
import type { Services } from '../services.ts'
import { startWorker } from './start-worker.ts'
import { createVersionWatch } from './version-watch.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
})
afterEach(() => void vi.unstubAllEnvs())

const viewOf = (background: string) => ({ kind: 'page', meta: { background } }) as unknown as GameView
const map = viewOf('world')
const exercise = viewOf('clearing')
/** Waits longer than the 1.5 seconds after which a page is idle. */
const settle = () => vi.advanceTimersByTimeAsync(2000)

/** Minimal browser locks. A tab in an exercise holds a shared lock, so that `ifAvailable` fails. */
function createLocks() {
  let held = 0
  return {
    async request(_name: string, options: LockOptions, work: (lock: object | null) => unknown) {
      if (options.ifAvailable) return work(held === 0 ? {} : null)
      held += 1
      try {
        return await work({})
      } finally {
        held -= 1
      }
    },
  }
}

async function openTab(locks: object | undefined, { shown = map, isLasting = true } = {}) {
  const waiting = { postMessage: vi.fn<(message: unknown) => void>() }
  const active = { postMessage: () => undefined }
  const persist = vi.fn<() => Promise<boolean>>(async () => true)
  const reload = vi.fn<() => void>()
  const update = vi.fn<() => Promise<void>>(async () => undefined)
  vi.stubGlobal('navigator', {
    locks,
    storage: { persist },
    serviceWorker: {
      controller: {},
      ready: Promise.resolve(),
      addEventListener: () => undefined,
      register: async () => ({ waiting, active, installing: null, update }),
    },
  })
  vi.stubGlobal('window', { location: { reload } })
  const view = createStore<GameView>(shown)
  const version = createVersionWatch(reload)
  const services = { navigator: { view }, answers: { isLasting: () => isLasting }, version }
  await startWorker(services as unknown as Services)
  await settle()
  const takesOver = () =>
    waiting.postMessage.mock.calls.some(([message]) => (message as { type: string }).type === 'take-over')
  return {
    persist,
    update,
    version,
    takesOver,
    async go(to: GameView) {
      view.set({ ...to })
      await settle()
    },
  }
}

test('NET-6 the page requests persistent storage', async () => {
  const { persist } = await openTab(createLocks())
  expect(persist).toHaveBeenCalledOnce()
})

test('NET-5 a waiting version starts between exercises, but not during an exercise', async () => {
  const { go, takesOver } = await openTab(createLocks(), { shown: exercise })
  expect(takesOver()).toBe(false)
  await go(exercise)
  expect(takesOver()).toBe(false)
  await go(map)
  expect(takesOver()).toBe(true)
})

test.each([
  ['with locks', createLocks()],
  ['without locks', undefined],
])(
  'NET-5 a waiting version does not start if the next exercise starts at once, in a browser %s',
  async (_browser, locks) => {
    const { go, takesOver } = await openTab(locks, { shown: exercise })
    await Promise.all([go(map), go(exercise)])
    expect(takesOver()).toBe(false)
  },
)

test('NET-5 a waiting version does not start while another tab is in an exercise', async () => {
  const locks = createLocks()
  const other = await openTab(locks, { shown: exercise })
  const { go, takesOver } = await openTab(locks)
  expect(takesOver()).toBe(false)
  await other.go(map)
  await go(map)
  expect(takesOver()).toBe(true)
})

test('NET-5 a waiting version does not start while a reload would lose unsent answers', async () => {
  const { go, takesOver } = await openTab(createLocks(), { isLasting: false })
  await go(map)
  expect(takesOver()).toBe(false)
})

test('NET-5 a waiting version also starts in a browser without locks', async () => {
  const { takesOver } = await openTab(undefined)
  expect(takesOver()).toBe(true)
})

test('NET-5 an outdated page finds and opens the new version at once', async () => {
  const { update, version, takesOver } = await openTab(undefined, { isLasting: false })
  expect(update).not.toHaveBeenCalled()
  await version.watching(async () => new Response(null, { status: 426 }))('/api/v1/step')
  await settle()
  expect(update).toHaveBeenCalledOnce()
  expect(takesOver()).toBe(false)
  version.reload()
  await settle()
  expect(takesOver()).toBe(true)
})
