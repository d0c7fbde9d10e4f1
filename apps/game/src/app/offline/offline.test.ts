import type { Client } from '@letterliaan/contract/client'
import type { Session } from '@letterliaan/web/session'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { stepFixture } from '../../testing/entities.ts'
import type { WaitingCall } from '../answer-queue/waiting-calls.ts'
import { createConnection } from '../answer-queue/connection.ts'
import { createOffline } from './offline.ts'

afterEach(() => vi.unstubAllGlobals())

const waiting: WaitingCall = {
  key: 'a',
  user_id: 1,
  tab: 'tab',
  call: 'PUT /api/v1/exercise/reset/:id',
  id: 61,
  body: { difficulty: 2 },
}

/** The game on a device: a child plays itself, or somebody looks along as that child. */
function openGame({ mayKeep = true, hasNetwork = true } = {}) {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('navigator', { onLine: hasNetwork })
  const login = { id: 'kim-1' as string | null }
  const called: string[] = []
  const call = async (endpoint: string) => {
    called.push(endpoint)
    if (!hasNetwork) throw new TypeError('offline')
    if (endpoint === 'POST /api/v1/device-key') return { key: btoa('kim'.padEnd(32)) }
    return stepFixture(6)
  }
  const connection = createConnection(new EventTarget())
  connection.tellHeldUp(!hasNetwork)
  const offline = createOffline({
    session: {
      loginId: { get: () => login.id },
      watchLogout: () => () => false,
    } as unknown as Session,
    client: { call } as unknown as Client,
    connection,
    whoIsThis: async () => 1,
    mayKeep: async () => mayKeep,
  })
  return { offline, login, called }
}

const answerOf = (text: string) => new Response(text)
const textOf = async (answer: Response | null) => answer && answer.text()

test('NET-4 who looks along asks no key, and leaves no step on the device', async () => {
  const { offline, called } = openGame({ mayKeep: false })
  await offline.keepStep(stepFixture(6), { difficulty: 2, levels: [2] })
  await offline.storage.add(waiting)
  const kept = await offline.openKept()
  await kept.keep('/api/v1/badge', answerOf('badges'))
  expect(called).toEqual([])
  expect([offline.hasStep(), await kept.recall('/api/v1/badge')]).toEqual([false, null])
})

test('NET-4 a child itself has its key, and gets back what was kept with it until it logs out', async () => {
  const { offline, login, called } = openGame()
  const kept = await offline.openKept()
  await kept.keep('/api/v1/badge', answerOf('badges'))
  expect(called).toEqual(['POST /api/v1/device-key'])
  expect(await textOf(await kept.recall('/api/v1/badge'))).toBe('badges')

  login.id = 'noor-1'
  expect(await kept.recall('/api/v1/badge')).toBeNull()
  offline.forgetKept()
  login.id = 'kim-1'
  await vi.waitFor(async () => expect((await kept.listHere()).size).toBe(0))
  expect(await kept.recall('/api/v1/badge')).toBeNull()
})

test('NET-2 without a network a run of an exercise that is here begins on the device, otherwise the server begins it', async () => {
  const here = new Set(['/api/v1/step/6', '/api/v1/exercise/61'])
  const withNetwork = openGame()
  await (await withNetwork.offline.openKept()).want(here)
  expect(await withNetwork.offline.beginRun(61, 2, false)).toBeNull()
  expect(withNetwork.called).toEqual([])

  const without = openGame({ hasNetwork: false })
  await (await without.offline.openKept()).want(here)
  expect(await without.offline.beginRun(62, 2, false)).toBeNull()
  expect(without.called).toEqual([])
  // What is here is asked below every call, and answered by the device there.
  await expect(without.offline.beginRun(61, 2, false)).rejects.toThrow('offline')
  expect(without.called).toEqual(['GET /api/v1/exercise/:id'])
})
