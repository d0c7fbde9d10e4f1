import type { StudentExercise } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { createDrawnRuns } from './drawn-runs.ts'

const run = { difficulty: 2 } as StudentExercise

test('NET-2 a dictation starts once with the words that were drawn in advance', async () => {
  const drawn = createDrawnRuns()
  expect([drawn.has(61, 2), await drawn.take(61, 2, true)]).toEqual([false, null])
  drawn.add(61, 2, Promise.resolve(run))
  expect([drawn.has(61, 2), drawn.has(61, 3), drawn.has(62, 2)]).toEqual([true, false, false])
  expect(await drawn.take(61, 2, true)).toBe(run)
  expect([drawn.has(61, 2), await drawn.take(61, 2, true)]).toEqual([false, null])
})

test('NET-2 words are drawn again if they are old or the request failed', async () => {
  let now = 0
  const drawn = createDrawnRuns(() => now)
  drawn.add(61, 2, Promise.resolve(run))
  drawn.add(62, 2, Promise.resolve(null))
  now = 600_000
  expect([drawn.has(61, 2), await drawn.take(61, 2, true), await drawn.take(62, 2, true)]).toEqual([
    false,
    null,
    null,
  ])
})

test('WEET-8 words drawn before practice start a dictation only without a network', async () => {
  let now = 0
  const drawn = createDrawnRuns(() => now)
  drawn.add(61, 2, Promise.resolve(run))
  drawn.add(62, 2, Promise.resolve(run))
  now = 1000
  drawn.notePractice()
  now = 2000
  drawn.add(63, 2, Promise.resolve(run))
  const taken = [drawn.take(61, 2, false), drawn.take(62, 2, true), drawn.take(63, 2, false)]
  expect(await Promise.all(taken)).toEqual([null, run, run])
})
