import type { SpokenText } from '@letterliaan/contract'
import { textKey } from '@letterliaan/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { getStep } from '../../../testing/player.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../../testing/school.ts'
import { makeWav, measureMp3 } from '../../../testing/sound.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let child: TestChild
let caller: TestCaller
let supervisor: TestCaller
let step_id: number
let first: SpokenText

beforeAll(async () => {
  app = await startTestApp()
  child = await makeChild(app, await makeSchool(app))
  caller = await logIn(app, child.username)
  supervisor = await logIn(app, await makeSupervisor(app, child))
  const { body: steps } = await supervisor.call('GET /api/v1/begeleider/review/step')
  step_id = steps[0]?.id ?? 0
  const { body } = await list()
  const [text] = body
  if (!text) throw new Error('A step has texts.')
  first = text
})
afterAll(() => app.close())

const list = (someone = supervisor) =>
  someone.call('GET /api/v1/begeleider/review/step/:id/text', { params: { id: step_id } })
const keep = (key = first.key, someone = supervisor) =>
  someone.call('PUT /api/v1/begeleider/review/step/:id/text/:key/recording', {
    params: { id: step_id, key },
    upload: makeWav({ seconds: 3, loudness: 0.3, around: 0.5 }),
  })
const hear = async (someone = caller, whose = child): Promise<number> => {
  const { status, body } = await someone.call('GET /word/text/:id/:key.mp3', {
    params: { id: whose.steps[0] ?? 0, key: first.key },
  })
  if (status !== 200) throw new Error(String(status))
  return (await measureMp3(body)).seconds
}

test('STEM-1 a text of a step can be recorded, and a child of this school hears it', async () => {
  expect((await getStep(caller, child.steps[0] ?? 0)).description).toBe(first.text)
  const before = await hear()
  const { status, body } = await keep()
  expect([status, body.key, body.recording?.doubts]).toEqual([200, textKey(first.text), []])
  expect(await hear()).toBeGreaterThan(3)
  expect(await hear()).toBeLessThan(3.4)

  const neighbour = await makeChild(app, await makeSchool(app))
  const stranger = await logIn(app, await makeSupervisor(app, neighbour))
  expect((await list(stranger)).body[0]?.recording).toBeNull()
  expect(await hear(await logIn(app, neighbour.username), neighbour)).toBeCloseTo(before, 1)
})

test('STEM-1 a text that the step does not have can’t be recorded', async () => {
  expect((await keep(textKey('Zeg dit eens'))).status).toBe(404)
  expect((await keep(first.key, caller)).status).toBe(403)
})
