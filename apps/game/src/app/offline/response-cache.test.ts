import type { Exercise, Step, StudentExercise } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { exerciseFixture, stepFixture } from '../../testing/entities.ts'
import type { WaitingCall } from '../answer-queue/waiting-calls.ts'
import type { ResponseStore, StoredResponse } from './response-store.ts'
import { maxBytes } from './response-store-bound.ts'
import { createResponseCache } from './response-cache.ts'
import { formatExercisePath, formatStepPath } from './paths.ts'

/** A device on which each copy has a later time than the previous one. */
function makeDevice({ waiting = [] as readonly WaitingCall[] } = {}) {
  const here = new Map<string, StoredResponse & { readonly at: number }>()
  let at = 0
  let measured = 0
  const store: ResponseStore = {
    read: async (path) => here.get(path) ?? null,
    write: async (path, copy) => void here.set(path, { ...copy, at: (at += 1) }),
    list: async () => new Set(here.keys()),
    measure: async () => {
      measured += 1
      return new Map([...here].map(([path, copy]) => [path, { at: copy.at, bytes: copy.body.byteLength }]))
    },
    drop: async (paths) => paths.forEach((path) => here.delete(path)),
  }
  const cache = createResponseCache({ store, listWaiting: async () => waiting })
  const keepBytes = (path: string, bytes: number) => cache.keep(path, new Response(new Uint8Array(bytes)))
  return { cache, here, keepBytes, countMeasured: () => measured }
}

describe('NET-1 stored responses are limited', () => {
  const sounds = Array.from({ length: 40 }, (_, at) => `/word/word/${at}.mp3`)

  test("the oldest sounds are removed above the size limit, while a child's work stays", async () => {
    const { cache, here, keepBytes } = makeDevice()
    const work = [formatStepPath(6), formatExercisePath(61)]
    await cache.keepOnly(new Set([...work, ...sounds]))
    for (const path of work) await keepBytes(path, 50_000)
    for (const path of sounds) await keepBytes(path, 1_000_000)
    const bytes = [...here.values()].reduce((sum, { body }) => sum + body.byteLength, 0)
    expect(bytes).toBeLessThanOrEqual(maxBytes)
    expect(bytes).toBeGreaterThan(maxBytes - 1_100_000)
    expect([...here.keys()].slice(0, 2)).toEqual(work)
    expect([...here.keys()].at(-1)).toBe(sounds.at(-1))
    expect(here.has(sounds[0] ?? '')).toBe(false)
  })

  test('a step replaces the previous one', async () => {
    const { cache, here, keepBytes } = makeDevice()
    await cache.keepOnly(new Set([formatStepPath(6), formatExercisePath(61), '/word/word/vis.mp3']))
    for (const path of [formatStepPath(6), formatExercisePath(61), '/word/word/vis.mp3'])
      await keepBytes(path, 10)
    await cache.keepOnly(new Set([formatStepPath(7), formatExercisePath(71)]))
    expect([...here.keys()]).toEqual([])
    expect([cache.hasExercise(61), cache.hasExercise(71), cache.hasStep()]).toEqual([false, true, true])
    await keepBytes(formatStepPath(6), 10)
    expect([...here.keys()]).toEqual([])
  })

  test('a response that is used again stays stored', async () => {
    const { cache, here, keepBytes } = makeDevice()
    const kept = [formatStepPath(6), formatExercisePath(61), '/word/word/vis.mp3']
    await cache.keepOnly(new Set([...kept, '/word/word/maan.mp3']))
    for (const path of [...kept, '/word/word/maan.mp3']) await keepBytes(path, 10)
    await cache.keepOnly(new Set(kept))
    expect([...here.keys()]).toEqual(kept)
  })
})

test('NET-1 the last 250 to 300 spoken texts stay stored, for any step', async () => {
  const { here, keepBytes, countMeasured } = makeDevice()
  for (let at = 0; at < 303; at++) await keepBytes(`/word/text/${at}.mp3`, 1)
  expect(here.size).toBe(252)
  expect([here.has('/word/text/50.mp3'), here.has('/word/text/51.mp3')]).toEqual([false, true])
  expect(countMeasured(), 'all that is stored is read once, not at each text').toBe(1)
})

test('NET-3 the server’s latest run replaces only the run in its stored exercise', async () => {
  const { cache, here } = makeDevice()
  const run = (current_word: string) => ({ difficulty: 2, current_word }) as StudentExercise
  const path = formatExercisePath(61)
  await cache.keepOnly(new Set([path]))
  await cache.keep(path, Response.json({ id: 61, student_exercise: { 1: {}, 2: run('vis'), 3: {} } }))
  await cache.keepRun(61, run('maan'))
  await cache.keepRun(62, run('roos'))
  const exercise = (await (await cache.recall(path))?.json()) as Exercise
  expect(exercise.student_exercise[2].current_word).toBe('maan')
  expect([...here.keys()]).toEqual([path])
})

test('NET-2 a response that was requested before an answer does not restore the previous word', async () => {
  const { cache } = makeDevice()
  const run = (current_word: string) => ({ difficulty: 2, current_word }) as StudentExercise
  const path = formatExercisePath(61)
  await cache.keepOnly(new Set([path]))
  const exercise = { id: 61, student_exercise: { 1: {}, 2: run('vis'), 3: {} } }
  const wordHere = async () => {
    const here = (await (await cache.recall(path))?.json()) as Exercise | undefined
    return here?.student_exercise[2].current_word
  }
  const askedAt = performance.now()
  await cache.keepRun(61, run('maan'))
  await cache.keep(path, Response.json(exercise), askedAt)
  expect(await wordHere()).toBe('maan')
  await cache.keep(path, Response.json(exercise), performance.now() + 1)
  expect(await wordHere(), 'what is asked for later counts').toBe('vis')
})

test('NET-2 a stored exercise is returned with its unsent answers', async () => {
  const begun = {
    difficulty: 2,
    status: 1,
    is_complete: false,
    words: [],
    detailed_results: [],
    documents: [],
  }
  const exercise = {
    exercise_type: { template: 'LuisterTyp', num_words: 0 },
    anchors: [],
    student_exercise: { 1: begun, 2: begun, 3: begun },
  }
  const reset = { call: 'PUT /api/v1/exercise/reset/:id', id: 61, body: { difficulty: 2 } } as WaitingCall
  const { cache } = makeDevice({ waiting: [reset] })
  const paths = [formatExercisePath(61), formatExercisePath(62)]
  await cache.keepOnly(new Set(paths))
  const statuses = await Promise.all(
    [61, 62].map(async (id, at) => {
      const path = paths[at] ?? ''
      await cache.keep(path, Response.json({ ...exercise, id }))
      const told = (await (await cache.recall(path))?.json()) as Exercise
      return told.student_exercise[2].status
    }),
  )
  expect(statuses).toEqual([0, 1])
})

test('NET-2 a step is returned from the device even before the stored responses are listed', async () => {
  const { cache } = makeDevice()
  await cache.keepOnly(new Set([formatStepPath(7), formatExercisePath(71)]))
  await cache.listMissing()
  expect([cache.hasExercise(71), cache.hasStep()]).toEqual([true, true])
})

test('NET-3 the stored step is returned with predictions, or null if no step is stored', async () => {
  const { cache } = makeDevice()
  expect([cache.hasStep(), await cache.readStep()]).toEqual([false, null])
  const step: Step = stepFixture(6, { exercises: [exerciseFixture(61, 'Lees de letters', 0, 'Verkennen')] })
  await cache.keepOnly(new Set([formatStepPath(6), formatExercisePath(61)]))
  await cache.keep(formatStepPath(6), Response.json(step))
  expect((await cache.readStep())?.id).toBe(6)
})
