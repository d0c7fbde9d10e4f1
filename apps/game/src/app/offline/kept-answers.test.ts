import type { Step } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { exerciseFixture, stepFixture } from '../../testing/entities.ts'
import type { Copies, Copy } from './copies.ts'
import { createKeptAnswers, maxBytes, pathOfExercise, pathOfStep } from './kept-answers.ts'

/** A device; each copy is later than the one before. */
function makeDevice() {
  const here = new Map<string, Copy & { readonly at: number }>()
  let at = 0
  const copies: Copies = {
    read: async (path) => here.get(path) ?? null,
    write: async (path, copy) => void here.set(path, { ...copy, at: (at += 1) }),
    list: async () =>
      new Map([...here].map(([path, copy]) => [path, { at: copy.at, bytes: copy.body.byteLength }])),
    drop: async (paths) => paths.forEach((path) => here.delete(path)),
    wipe: async () => here.clear(),
  }
  const kept = createKeptAnswers({ copies, listWaiting: async () => [], mayKeep: async () => true })
  const keepBytes = (path: string, bytes: number) => kept.keep(path, new Response(new Uint8Array(bytes)))
  return { kept, here, keepBytes }
}

describe('NET-1 what a device keeps is bounded', () => {
  const sounds = Array.from({ length: 40 }, (_, at) => `/word/word/${at}.mp3`)

  test('over the bound the oldest sounds go, a child’s work stays', async () => {
    const { kept, here, keepBytes } = makeDevice()
    const work = [pathOfStep(6), pathOfExercise(61)]
    await kept.want(new Set([...work, ...sounds]))
    for (const path of work) await keepBytes(path, 50_000)
    for (const path of sounds) await keepBytes(path, 1_000_000)
    const bytes = [...here.values()].reduce((sum, { body }) => sum + body.byteLength, 0)
    expect(bytes).toBeLessThanOrEqual(maxBytes)
    expect(bytes).toBeGreaterThan(maxBytes - 1_100_000)
    expect([...here.keys()].slice(0, 2)).toEqual(work)
    expect([...here.keys()].at(-1)).toBe(sounds.at(-1))
    expect(here.has(sounds[0] ?? '')).toBe(false)
  })

  test('another step takes the place of the one before', async () => {
    const { kept, here, keepBytes } = makeDevice()
    await kept.want(new Set([pathOfStep(6), pathOfExercise(61), '/word/word/vis.mp3']))
    for (const path of [pathOfStep(6), pathOfExercise(61), '/word/word/vis.mp3']) await keepBytes(path, 10)
    await kept.want(new Set([pathOfStep(7), pathOfExercise(71)]))
    expect([...here.keys()]).toEqual([])
    expect([kept.hasExercise(61), kept.hasExercise(71), kept.hasStep()]).toEqual([false, true, true])
    await keepBytes(pathOfStep(6), 10)
    expect([...here.keys()]).toEqual([])
  })
})

test('NET-2 a step that is asked for before what is here was listed is the one that is here', async () => {
  const { kept } = makeDevice()
  await kept.want(new Set([pathOfStep(7), pathOfExercise(71)]))
  await kept.listMissing()
  expect([kept.hasExercise(71), kept.hasStep()]).toEqual([true, true])
})

test('NET-3 the step that is here is told as the device knows it; without one there is none', async () => {
  const { kept } = makeDevice()
  expect([kept.hasStep(), await kept.readStep()]).toEqual([false, null])
  const step: Step = stepFixture(6, { exercises: [exerciseFixture(61, 'Lees de letters', 0, 'Verkennen')] })
  await kept.want(new Set([pathOfStep(6), pathOfExercise(61)]))
  await kept.keep(pathOfStep(6), Response.json(step))
  expect((await kept.readStep())?.id).toBe(6)
})
