import { expect, test } from 'vitest'
import { logIn } from '../../../../testing/http.ts'
import { getStep } from '../../../../testing/player.ts'
import { makeChild, makeSchool } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app), { worlds: [1, 2] })
const caller = await logIn(app, child.username)

test('API-1 GET step returns all steps of the student by world, in path order', async () => {
  const { status, body } = await caller.call('GET /api/v1/step')
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['1', '2', '3', '4'])
  expect(body['1'].concat(body['2']).map(({ id }) => id)).toEqual(child.steps)
  expect(body['1'].map(({ position }) => position)).toEqual(body['1'].map((_, index) => index + 1))
  expect(body['1'].map(({ status: stepStatus }) => stepStatus)).toEqual([
    0,
    ...Array(body['1'].length - 1).fill(-1),
  ])
  expect(body['1'].map(({ current_step }) => current_step).filter(Boolean)).toHaveLength(1)
})

test('API-1 RUL-5 GET step/{id} returns a step with exercises, words by difficulty, rule and four pictures', async () => {
  const step = await getStep(caller, child.steps[0] ?? 0)
  expect(step).toMatchObject({ id: child.steps[0], phase_id: 1, position: 1, status: 0, anchor_word: 'vis' })
  expect(step.exercises.map(({ position }) => position)).toEqual(step.exercises.map((_, index) => index + 1))
  for (const difficulty of [1, 2, 3] as const) {
    expect(step.words[difficulty].length).toBeGreaterThanOrEqual(10)
    for (const word of step.words[difficulty]) expect(word).toMatchObject({ difficulty, audio_word: true })
  }
  const media = [step.media_1, step.media_2, step.media_3, step.media_4]
  const anchors = step.anchors.map(({ image_url }) => image_url)
  expect(media.slice(0, anchors.length)).toEqual(anchors)
  expect(new Set(media).size).toBe(4)
  expect(media).not.toContain(null)
  for (const text of [step.hint, step.tip]) expect(text.length).toBeGreaterThan(10)
  for (const { after_complete_text } of step.exercises) expect(after_complete_text).toMatch(/^Je hebt .+\.$/)
  const ids = [step.id, ...step.exercises.map(({ id }) => id)]
  expect(Math.min(...ids)).toBeGreaterThan(3)
  expect(new Set(ids).size).toBe(ids.length)
})

test('RUL-5 the list and a single step name the previous step as the one to pass first', async () => {
  const { body } = await caller.call('GET /api/v1/step')
  const path = [...body['1'], ...body['2']]
  expect(path.map(({ required_step_id }) => required_step_id)).toEqual([null, ...child.steps.slice(0, -1)])
  const open = await makeChild(app, child, { worlds: [1] })
  const [first, second, third] = open.steps
  const change = app.database.queries.updateTable('step').set({ lock: 'open', status: 0 })
  await change.where('student_id', '=', open.student_id).execute()
  const chosen = app.database.queries.updateTable('step').set({ required_step_id: first ?? null })
  await chosen.where('id', '=', third ?? 0).execute()
  const other = await logIn(app, open.username)
  const alone = await Promise.all(open.steps.slice(0, 3).map((id) => getStep(other, id)))
  expect(alone.map(({ required_step_id }) => required_step_id)).toEqual([null, first, first])
  expect(alone[1]?.id).toBe(second)
})

test('NAV-10 a step that is locked, or whose world is locked, cannot be fetched', async () => {
  const { body } = await caller.call('GET /api/v1/step')
  const inLockedWorld = body['2'][0]?.id
  const world = await caller.call('GET /api/v1/step/:id', { params: { id: inLockedWorld } })
  expect([world.status, world.problem.detail]).toEqual([403, 'Deze wereld zit nog op slot.'])
  const step = await caller.call('GET /api/v1/step/:id', { params: { id: child.steps[1] } })
  expect([step.status, step.problem.detail]).toEqual([403, 'Deze stap zit nog op slot.'])
})

test('NAV-10 before the introduction is completed the path is visible, but no step can be entered', async () => {
  const newcomer = await makeChild(app, child, { introduction_completed: false })
  const somebody = await logIn(app, newcomer.username)
  const { body } = await somebody.call('GET /api/v1/step')
  expect(body['1'][0]?.status).toBe(0)
  const { status, problem } = await somebody.call('GET /api/v1/step/:id', {
    params: { id: newcomer.steps[0] },
  })
  expect([status, problem.detail]).toEqual([403, 'Vul eerst je profiel in.'])
})
