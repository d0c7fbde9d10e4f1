import { randomUUID } from 'node:crypto'
import { analyse } from '@letterliaan/dutch'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { makeSchool, makeSupervisor } from '../../../testing/school.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

// Counts the calls on this thread alone: the worker has a module of its own.
vi.mock('@letterliaan/dutch', async (importOriginal) => {
  const original = await importOriginal<typeof import('@letterliaan/dutch')>()
  return { ...original, analyse: vi.fn(original.analyse) }
})

let app: TestApp
let supervisor: TestCaller
beforeAll(async () => {
  app = await startTestApp()
  supervisor = await logIn(app, await makeSupervisor(app, await makeSchool(app)))
})
afterAll(() => app.close())

const words = (
  'glibber krabbel slobber wiebel knabbel kwebbel snuffel hobbel babbel drabbel frommel grabbel humbug jammerhout ' +
  'kibbel lobbel mopper nibbel pruttel rommel schommelen tuttel vlokkig wrokkig zemelig bromvis kletsoor platkop ' +
  'snelweg trapgans'
).split(' ')
const analysedHere = (): string[] =>
  vi
    .mocked(analyse)
    .mock.calls.map(([text]) => text.replaceAll('|', ''))
    .filter((text) => words.includes(text))

test('a pasted list of 30 words is checked and kept without an analysis on the event loop', async () => {
  const { body: pasted } = await supervisor.call('POST /api/v1/begeleider/own-word/split', {
    body: { text: words.join('\n') },
  })
  expect(pasted.words).toHaveLength(30)
  const { body: proposal } = await supervisor.call('POST /api/v1/begeleider/own-step/proposal', {
    body: { label: 'Week 1', words: pasted.words },
  })
  const check = await supervisor.call('POST /api/v1/begeleider/own-step/check', { body: proposal.step })
  expect(check.status).toBe(200)
  expect(check.body.choices.some(({ num_playable }) => num_playable === 30)).toBe(true)
  expect(analysedHere()).toEqual([])
  const kept = await supervisor.call('POST /api/v1/begeleider/own-step/words', {
    body: { label: 'Week 1', words: pasted.words, apart: [] },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(kept.status).toBe(201)
  expect(analysedHere()).toEqual([])
})
