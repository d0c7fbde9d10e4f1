import type { Exercise, StudentExercise } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import type { Session } from '@letterliaan/web/session'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { exerciseFixture, stepFixture } from '../../testing/entities.ts'
import { createFakeStorage } from '../../testing/create-fake-storage.ts'
import { createUnstoredCalls } from '../answer-queue/unstored-calls.ts'
import { waitingCall } from '../answer-queue/waiting-call.fixture.ts'
import { createConnection } from '../answer-queue/connection.ts'
import { createDeviceDatabase, readResult } from './device-database.ts'
import { createOffline } from './offline.ts'

const waiting = { ...waitingCall, id: 61 }

interface GameOnDevice {
  readonly mayKeep?: boolean
  readonly hasNetwork?: boolean
  /** Time in which the server returns the key (ms). */
  readonly keyMs?: number
  readonly login?: string | null
  readonly indexedDB?: IDBFactory
  readonly localStorage?: Storage
  readonly answer?: (endpoint: string) => unknown
}

function openGame({
  mayKeep = true,
  hasNetwork = true,
  keyMs = 0,
  login: id = 'kim-1',
  indexedDB = new IDBFactory(),
  localStorage = createFakeStorage(),
  answer = () => stepFixture(6),
}: GameOnDevice = {}) {
  vi.stubGlobal('indexedDB', indexedDB)
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('navigator', { onLine: hasNetwork })
  const login: { id: string | null } = { id }
  const called: string[] = []
  const call = async (endpoint: string) => {
    called.push(endpoint)
    if (!hasNetwork) throw new TypeError('offline')
    if (endpoint === 'POST /api/v1/device-key') {
      await new Promise((resolve) => setTimeout(resolve, keyMs))
      return { key: btoa('kim'.padEnd(32)) }
    }
    return answer(endpoint)
  }
  const connection = createConnection(new EventTarget())
  connection.tellHeldUp(!hasNetwork)
  const offline = createOffline({
    session: { loginId: { get: () => login.id }, watchLogout: () => () => false } as unknown as Session,
    client: { call } as unknown as Client,
    connection,
    whoIsThis: async () => 1,
    mayKeep: async () => mayKeep,
    loadPage: async () => undefined,
    fetchSound: async () => undefined,
    readWording: async () => ({}),
    whenAtRest: async () => undefined,
  })
  return { offline, login, called, connection }
}

const answerOf = (text: string) => new Response(text)
const textOf = async (answer: Response | null) => answer && answer.text()

test('NET-4 an impersonation requests no key and stores no step', async () => {
  const { offline, called } = openGame({ mayKeep: false })
  await offline.storeStepOffline(stepFixture(6), { difficulty: 2, levels: [2] })
  await offline.storage.add(waiting)
  const cache = await offline.openResponseCache()
  await cache.keep('/api/v1/badge', answerOf('badges'))
  expect(called).toEqual([])
  expect([offline.hasStep(), await cache.recall('/api/v1/badge')]).toEqual([false, null])
})

test('NET-1 a step is stored after a busy device has opened its database', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const database = createDeviceDatabase(new IDBFactory())
  const result = await database.run('copies', 'readonly', async (store) => store.transaction.db)
  const request = Object.assign(new EventTarget(), { result })
  const { offline, called } = openGame({ indexedDB: { open: () => request } as unknown as IDBFactory })
  void offline.storeStepOffline(stepFixture(6), { difficulty: 2, levels: [2] })
  await vi.advanceTimersByTimeAsync(5000)
  expect(called).toEqual([])
  request.dispatchEvent(new Event('success'))
  await expect.poll(() => called).toContain('GET /api/v1/step/:id')
})

test('NET-1 a step is stored although a busy server returns the key late, which delays no answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { offline, called } = openGame({ keyMs: 8000 })
  const answer = vi.fn<() => void>()
  void offline.storage.add(waiting).then(answer)
  void offline.storeStepOffline(stepFixture(6), { difficulty: 2, levels: [2] })
  await expect.poll(() => called).toEqual(['POST /api/v1/device-key'])
  await vi.advanceTimersByTimeAsync(3000)
  await expect.poll(() => answer).toHaveBeenCalled()
  expect(called).toEqual(['POST /api/v1/device-key'])
  await vi.advanceTimersByTimeAsync(5000)
  await expect.poll(() => called).toContain('GET /api/v1/step/:id')
  expect(called.filter((endpoint) => endpoint === 'POST /api/v1/device-key')).toHaveLength(1)
})

test('NET-4 a child’s key and stored data are available until it logs out', async () => {
  const { offline, login, called } = openGame()
  const cache = await offline.openResponseCache()
  await cache.keep('/api/v1/badge', answerOf('badges'))
  expect(called).toEqual(['POST /api/v1/device-key'])
  expect(await textOf(await cache.recall('/api/v1/badge'))).toBe('badges')

  login.id = 'noor-1'
  expect(await cache.recall('/api/v1/badge')).toBeNull()
  offline.forgetKept()
  login.id = 'kim-1'
  await expect.poll(async () => (await cache.listHere()).size).toBe(0)
  expect(await cache.recall('/api/v1/badge')).toBeNull()
})

test('NET-4 a logout deletes an unfinished write, also a logout before the game opened', async () => {
  const localStorage = createFakeStorage()
  const { offline } = openGame({ localStorage })
  createUnstoredCalls(localStorage).note(waiting)
  offline.forgetKept()
  expect(Object.keys(localStorage)).toEqual([])
  createUnstoredCalls(localStorage).note(waiting)
  openGame({ localStorage })
  expect(Object.keys(localStorage)).toHaveLength(1)
  openGame({ localStorage, login: null })
  expect(Object.keys(localStorage)).toEqual([])
})

test.each([
  ['the login was cleared away', null],
  ['another child logged in meanwhile', 'noor-1'],
])('NET-6 NET-4 stored data are deleted when the game opens (%s)', async (_why, now) => {
  const first = openGame()
  const { indexedDB } = globalThis
  await (await first.offline.openResponseCache()).keep('/api/v1/badge', answerOf('badges'))
  const again = openGame({ login: now, indexedDB })
  const cache = await again.offline.openResponseCache()
  await expect.poll(async () => (await cache.listHere()).size).toBe(0)
  const third = openGame({ indexedDB })
  expect(await (await third.offline.openResponseCache()).recall('/api/v1/badge')).toBeNull()
})

test('NET-6 a key that the browser removed is fetched again and decrypts the stored data', async () => {
  const first = openGame()
  const { indexedDB } = globalThis
  await (await first.offline.openResponseCache()).keep('/api/v1/badge', answerOf('badges'))
  const database = createDeviceDatabase(indexedDB)
  await database.run('keys', 'readwrite', (store) => readResult(store.clear()))
  const again = openGame({ indexedDB })
  const cache = await again.offline.openResponseCache()
  expect(await cache.recall('/api/v1/badge')).toBeNull()
  await cache.keep('/api/v1/level', answerOf('levels'))
  expect(await textOf(await cache.recall('/api/v1/badge'))).toBe('badges')
})

test('NET-2 a run of a stored exercise starts on the device only while offline', async () => {
  const here = new Set(['/api/v1/step/6', '/api/v1/exercise/61'])
  const withNetwork = openGame()
  await (await withNetwork.offline.openResponseCache()).keepOnly(here)
  expect(await withNetwork.offline.beginRun(61, 2, false)).toBeNull()
  expect(withNetwork.called).toEqual([])

  const without = openGame({ hasNetwork: false })
  await (await without.offline.openResponseCache()).keepOnly(here)
  expect(await without.offline.beginRun(62, 2, false)).toBeNull()
  expect(without.called).toEqual([])
  // The device answers calls for which it has stored data.
  await expect(without.offline.beginRun(61, 2, false)).rejects.toThrow('offline')
  expect(without.called).toEqual(['GET /api/v1/exercise/:id'])
})

test.each([
  ['starts on the device', false, false, true],
  ['is drawn again after practice', true, false, false],
  ['starts on the device after practice if the network is away', true, true, true],
])('WEET-8 NET-2 a dictation that was drawn in advance %s', async (_, practises, isAway, isDrawn) => {
  const open = { difficulty: 2, status: ExerciseStatus.open, is_complete: false, words: [] }
  const dictation = {
    ...exerciseFixture(61, 'Stapdictee', ExerciseStatus.open, 'Dictee', 'StapDictee'),
    student_exercise: { 1: open, 2: open, 3: open },
  }
  const step = stepFixture(6, { exercises: [dictation] })
  const replies: Readonly<Record<string, unknown>> = {
    'GET /api/v1/exercise/:id': dictation,
    'POST /api/v1/exercise/hard-reset/:id': open,
  }
  const { offline, connection } = openGame({ answer: (endpoint) => replies[endpoint] ?? step })
  await offline.storeStepOffline(step, { difficulty: 2, levels: [2] })
  if (practises) await offline.keepLatestRun({ ...waiting, id: 60 }, open as unknown as StudentExercise)
  connection.tellHeldUp(isAway)
  expect(await offline.beginRun(61, 2, true)).toEqual(isDrawn ? { run: open, isSent: false } : null)
})

test.each([
  ['of the child that plays here is kept', 1, ['maan']],
  ['of a child that logged out meanwhile is not', 2, ['vis']],
])('NET-4 the run in a reply is stored %s', async (_what, user_id, words) => {
  const { offline } = openGame()
  const cache = await offline.openResponseCache()
  const run = (word: string) => ({ difficulty: 2, status: ExerciseStatus.open, words: [{ id: 1, word }] })
  const exercise = exerciseFixture(61, 'Luister en typ', ExerciseStatus.open, 'Oefenen', 'LuisterTyp')
  await cache.keepOnly(new Set(['/api/v1/exercise/61']))
  const response = Response.json({
    ...exercise,
    student_exercise: { 1: run('kat'), 2: run('vis'), 3: run('kat') },
  })
  await cache.keep('/api/v1/exercise/61', response, 0)
  await offline.keepLatestRun({ ...waiting, user_id }, run('maan') as unknown as StudentExercise)
  const kept = (await (await cache.recall('/api/v1/exercise/61'))?.json()) as Exercise
  expect(kept.student_exercise[2].words.map(({ word }) => word)).toEqual(words)
})
