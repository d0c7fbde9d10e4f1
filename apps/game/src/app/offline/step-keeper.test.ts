// @vitest-environment jsdom
import type { Difficulty } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { expect, onTestFinished, test, vi } from 'vitest'
import { exerciseFixture, stepFixture } from '../../testing/entities.ts'
import type { ChildResponseCache } from './response-cache.ts'
import { createDrawnRuns } from './drawn-runs.ts'
import { createStepKeeper, type StepKeeperPorts } from './step-keeper.ts'

const levelsOf = () => ({ difficulty: 2 as const, levels: [1, 2] as const })

type Call = (endpoint: string, input: { params?: { id: number } }) => Promise<unknown>

const makeKeeper = (call: Call, cache: object, ports: Partial<StepKeeperPorts> = {}) =>
  createStepKeeper({
    client: { call } as unknown as Client,
    cache: cache as ChildResponseCache,
    isLoggedOut: () => false,
    loadPage: async () => undefined,
    fetchSound: async () => undefined,
    readWording: async () => ({}),
    whenAtRest: async () => undefined,
    isAway: () => false,
    isBegun: async () => false,
    drawn: createDrawnRuns(),
    hasWaiting: async () => false,
    ...ports,
  })

/** Completes a step on a device that stores step 6. Returns the steps that were requested. */
async function keepNext(step_id: number, { hasWaiting = false, isAway = false }) {
  const call = vi.fn<Call>(async () => stepFixture(step_id))
  const cache = {
    readStep: async () => stepFixture(6),
    keepOnly: async () => undefined,
    listHere: async () => new Set<string>(),
    listMissing: async () => [],
  }
  const keeper = makeKeeper(call, cache, { isAway: () => isAway, hasWaiting: async () => hasWaiting })
  await keeper.keepNext(step_id, levelsOf)
  return call.mock.calls.some(([endpoint]) => endpoint === 'GET /api/v1/step/:id')
}

test.each([
  ['another one', 7, {}, true],
  ['the one that is here', 6, {}, false],
  ['another one while answers of the one that is here wait', 7, { hasWaiting: true }, false],
  ['another one without a network', 7, { isAway: true }, false],
])('NET-1 NET-2 the next step of the path %s is fetched: %#', async (_what, step_id, device, isFetched) => {
  expect(await keepNext(step_id, device)).toBe(isFetched)
})

/** `sends`: answers to the dictation wait before the request, and the server has them after it. */
async function keepDictation({ isBegun = false, sends = false, times = 2 } = {}) {
  const open = { status: ExerciseStatus.open, is_complete: false, words: [] }
  const dictation = {
    ...exerciseFixture(61, 'Stapdictee', ExerciseStatus.open, 'Dictee', 'StapDictee'),
    student_exercise: { 1: open, 2: open, 3: open },
  }
  const step = stepFixture(6, { exercises: [dictation] })
  let waits = sends
  const call = vi.fn<Call>(async (endpoint) => {
    if (endpoint !== 'GET /api/v1/exercise/:id') return step
    waits = false
    return dictation
  })
  const cache = {
    readStep: async () => null,
    keepOnly: async () => undefined,
    keepRun: async () => undefined,
    listHere: async () => new Set<string>(),
    listMissing: async () => [],
  }
  const drawn = createDrawnRuns()
  const ports = { drawn, isBegun: async (id: number) => (isBegun || waits) && id === dictation.id }
  for (let time = 0; time < times; time++) await makeKeeper(call, cache, ports).keep(step, levelsOf())
  return call.mock.calls.filter(([endpoint]) => endpoint === 'POST /api/v1/exercise/hard-reset/:id').length
}

test('NET-2 words of a dictation are drawn once, and not if the child has started it or its answers wait', async () => {
  expect(await keepDictation()).toBe(1)
  expect(await keepDictation({ isBegun: true })).toBe(0)
  expect(await keepDictation({ sends: true, times: 1 })).toBe(0)
})

/** A device that receives a response of the server on command. */
function slowKeeper() {
  const slow = Promise.withResolvers<void>()
  const wanted: string[][] = []
  const call = vi.fn<Call>(async (_endpoint, { params }) => {
    if (params?.id === 7) await slow.promise
    return stepFixture(params?.id ?? 0)
  })
  const cache = {
    readStep: async () => null,
    keepOnly: async (paths: ReadonlySet<string>) => void wanted.push([...paths]),
    listHere: async () => new Set<string>(),
    listMissing: async () => [],
  }
  const keeper = makeKeeper(call, cache)
  const keep = (step_id: number, difficulty: Difficulty = 2) =>
    keeper.keep(stepFixture(step_id, { exercises: [] }), { ...levelsOf(), difficulty })
  return { keep, slow, wanted, call }
}

test('NET-1 a step that arrives late does not replace the one that the child opened after it', async () => {
  const { keep, slow, wanted } = slowKeeper()
  const next = keep(7)
  await keep(5)
  slow.resolve()
  await next
  expect(wanted.at(-1)?.filter((path) => !path.startsWith('/word/'))).toEqual(['/api/v1/step/5'])
})

test('NET-1 a step that is loading is not requested again', async () => {
  const { keep, slow, call } = slowKeeper()
  const both = [keep(7), keep(7)]
  slow.resolve()
  await Promise.all(both)
  expect(call.mock.calls.filter(([endpoint]) => endpoint === 'GET /api/v1/step/:id')).toHaveLength(1)
})

function countingKeeper() {
  const { keep, slow, call } = slowKeeper()
  slow.resolve()
  const countAsked = () => call.mock.calls.filter(([endpoint]) => endpoint === 'GET /api/v1/step/:id').length
  return { keep, countAsked }
}

test('NET-1 a step is fetched once in ten minutes at each level, for all its pages', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { keep, countAsked } = countingKeeper()
  await keep(6)
  vi.advanceTimersByTime(599_999)
  await keep(6)
  expect(countAsked()).toBe(1)
  await keep(6, 3)
  expect(countAsked()).toBe(2)
  vi.advanceTimersByTime(1)
  await keep(6)
  expect(countAsked()).toBe(3)
})

test('NET-1 a step that was replaced by another one is requested again', async () => {
  const { keep, countAsked } = countingKeeper()
  await keep(6)
  await keep(7)
  await keep(6)
  expect(countAsked()).toBe(3)
})
