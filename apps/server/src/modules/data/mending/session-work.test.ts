import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import {
  createAnswerBody,
  groupExercises,
  getExercise,
  getStep,
  playExercise,
  sendMove,
} from '../../../testing/player.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../../testing/school.ts'
import { takeTest } from '../../../testing/test-taker.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeGroup } from '../../../testing/make-group.ts'

import { createRightMove } from '../../learn/developer/move.ts'

const numSessions = 55
const pauseSeconds = 15 * 60

let app: TestApp
let juf: TestCaller
let child: TestChild
let supervisor: string
let step_id: number
beforeAll(async () => {
  app = await startTestApp()
  const school = await makeSchool(app)
  child = await makeChild(app, school)
  supervisor = await makeSupervisor(app, school)
  step_id = child.steps[0] ?? 0
  const login = async () => {
    juf = await logIn(app, supervisor)
    return logIn(app, child.username)
  }
  let pim = await login()
  const { explore, practise, dictation } = groupExercises(await getStep(pim, step_id))
  for (const id of [...explore.slice(0, 2), ...practise.slice(0, 2)]) await playExercise(pim, id, 2)
  await playExercise(pim, dictation, 2, 20)
  for (let session = 0; session < numSessions; session++) {
    app.clock.advance(pauseSeconds)
    pim = await login()
    const [id = 0] = practise
    await pim.call('PUT /api/v1/exercise/reset/:id', { params: { id }, body: { difficulty: 2 } })
    const run = (await getExercise(pim, id)).student_exercise[2]
    await sendMove(pim, id, run, createRightMove(run))
  }
  await makeGroup(juf, [child])
})
afterAll(() => app.close())

const about = (rest: object = {}) => ({ params: { id: child.student_id }, ...rest })
const listed = async () =>
  (await juf.call('GET /api/v1/begeleider/student/:id/session', about())).body.sessions
const workAt = (started_at: number) =>
  juf.call('GET /api/v1/begeleider/student/:id/session/:started_at', {
    params: { id: child.student_id, started_at },
  })

describe('DOE-2 the sittings of a child', () => {
  test('are all listed, and a failed dictation is in the sitting in which it ended', async () => {
    const sessions = await listed()
    expect(sessions.length).toBeGreaterThan(50)
    expect(sessions.at(-1)?.failed_steps).toEqual([step_id])
    expect(sessions.filter(({ failed_steps }) => failed_steps.length > 0)).toHaveLength(1)
  })

  test('list each answer by step and exercise, with the sound of its word', async () => {
    const first = (await listed()).at(-1)
    const { body, status } = await workAt(first?.started_at ?? 0)
    expect(status).toBe(200)
    const rows = await app.database.queries
      .selectFrom('answer')
      .select(['id', 'is_right'])
      .where('student_id', '=', child.student_id)
      .where('created_at', '<=', (first?.started_at ?? 0) + (first?.seconds ?? 0))
      .orderBy('id')
      .execute()
    const answers = body.parts.flatMap((part) => part.answers)
    expect(answers.map(({ id, is_right }) => ({ id, is_right }))).toEqual(rows)
    const failed = body.parts.filter(({ outcome }) => outcome === 'failed')
    expect(failed).toMatchObject([{ step_id, kind: 'lesson', exercise: 'Stapdictee', is_dictation: true }])
    const wrong = failed[0]?.answers.filter(({ is_right }) => !is_right) ?? []
    expect(wrong.length).toBeGreaterThan(3)
    for (const { word, written, is_rebuilt } of wrong) {
      expect(written).not.toBe(word)
      expect([typeof written, is_rebuilt]).toEqual(['string', false])
    }
    const [{ sound } = { sound: null }] = wrong
    const { file_name = '', audio_version: v = '' } = sound ?? {}
    const heard = await juf.call('GET /word/:type/:file_name.mp3', {
      params: { type: 'word', file_name },
      query: { v },
    })
    expect(heard.status).toBe(200)
  })

  test('return 409 if the sitting no longer exists', async () => {
    const { status, problem } = await workAt(5)
    expect([status, problem.detail]).toEqual([409, expect.stringContaining('is er niet meer')])
  })

  test('are voided in one call, even if they are on several days, and are restored one by one', async () => {
    const before = await listed()
    const [last, first] = [before[0], before.at(-1)]
    const body = { started_at: first?.started_at ?? 0, also: [last?.started_at ?? 0], reason: 'Broertje' }
    const call = about({ body: { started_at: body.started_at, also: body.also } })
    const preview = await juf.call('POST /api/v1/begeleider/student/:id/session/preview', call)
    expect(await listed()).toEqual(before)
    const done = await juf.call('POST /api/v1/begeleider/student/:id/session/void', about({ body }))
    expect([done.status, done.body]).toEqual([200, preview.body])
    const { body: after } = await juf.call('GET /api/v1/begeleider/student/:id/session', about())
    expect(after.voided.map(({ started_at }) => started_at)).toEqual([last?.started_at, first?.started_at])
    const starts = new Set(after.sessions.map(({ started_at }) => started_at))
    expect([starts.has(body.started_at), starts.has(last?.started_at ?? 0)]).toEqual([false, false])
    for (const { id } of after.voided.toReversed())
      await juf.call('POST /api/v1/begeleider/voided-session/:id/undo', { params: { id } })
    expect(await listed()).toEqual(before)
  })

  test('do not count a measure with many errors as a failed dictation', async () => {
    app.clock.advance(pauseSeconds)
    juf = await logIn(app, supervisor)
    const pim = await logIn(app, child.username)
    const given = { student_ids: [child.student_id], kind: 'start', worlds: [1] }
    const { status } = await juf.call('POST /api/v1/begeleider/measure', { body: given })
    expect(status).toBe(201)
    const [waiting] = (await pim.call('GET /api/v1/test')).body.measures
    await takeTest(pim, waiting?.test_id ?? 0, 50)
    const [latest] = await listed()
    expect(latest?.failed_steps).toEqual([])
    const { parts } = (await workAt(latest?.started_at ?? 0)).body
    expect(parts).toMatchObject([{ kind: 'measure', outcome: null }])
    expect(parts[0]?.answers.every(({ is_right }) => !is_right)).toBe(true)
  })
})

test('WEET-14 DOE-2 work that arrives late from a second device is a sitting of its own, which can be voided', async () => {
  const school = await makeSchool(app)
  const sem = await makeChild(app, school)
  const pim = await logIn(app, sem.username)
  const meester = await logIn(app, await makeSupervisor(app, school))
  const group_id = await makeGroup(meester, [sem])
  const [first = 0, second = 0] = groupExercises(await getStep(pim, sem.steps[0] ?? 0)).practise
  await playExercise(pim, first, 2)
  let run = (await getExercise(pim, second)).student_exercise[2]
  for (const ago of [7200, 7140]) {
    const body = createAnswerBody(second, run, createRightMove(run))
    const headers = { 'idempotency-key': randomUUID(), 'device-time': String(body.startTime + ago) }
    const reply = await pim.call('PUT /api/v1/exercise/:id', { params: { id: second }, body, headers })
    expect(reply.status).toBe(200)
    run = reply.body
  }
  const params = { id: sem.student_id }
  const read = async () =>
    (await meester.call('GET /api/v1/begeleider/student/:id/session', { params })).body.sessions
  const sessions = await read()
  const late = sessions[1]
  expect([sessions.length, (late?.seconds ?? 0) >= 60, late?.words]).toEqual([2, true, 2])
  const { body: group } = await meester.call('GET /api/v1/begeleider/group/:id/insight', {
    params: { id: group_id },
    query: { since: '0' },
  })
  const total = sessions.reduce((sum, { seconds }) => sum + seconds, 0)
  expect(group.students).toMatchObject([{ num_sessions: 2, seconds: total }])
  const body = { started_at: late?.started_at ?? 0, reason: 'Broertje' }
  const voided = await meester.call('POST /api/v1/begeleider/student/:id/session/void', { params, body })
  expect([voided.status, await read()]).toEqual([200, sessions.slice(0, 1)])
})
