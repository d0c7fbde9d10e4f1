import { beforeEach, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { createRightMove } from '../developer/move.ts'
import { rebuildStudent } from '../rebuild/rebuild-student.ts'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { listenToChannel, type TestStream } from '../../../testing/live.ts'
import { groupExercises, getExercise, getStep, sendMove } from '../../../testing/player.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'

const app = await useTestApp()
let child: TestChild
let caller: TestCaller
let supervisor: TestCaller
let stream: TestStream

beforeEach(async () => {
  child = await makeChild(app, await makeSchool(app))
  const login = await logIn(app, child.username)
  caller = login
  supervisor = await logIn(app, await makeSupervisor(app, child))
  const { channel_id } = (await caller.call('GET /api/v1/user/me/')).body
  stream = await listenToChannel({ url: app.url, token: login.tokens.access_token, channel_id })
  await stream.next()
  return () => stream.leave()
})

const params = () => ({ id: child.student_id })
const encourage = (message: string, as = supervisor) =>
  as.call('POST /api/v1/begeleider/student/:id/encouragement', { params: params(), body: { message } })
const give = (body: object, as = supervisor) =>
  as.call('POST /api/v1/begeleider/student/:id/badge', { params: params(), body })
const reset = (exercise_id: number, as = supervisor) =>
  as.call('POST /api/v1/begeleider/student/:id/exercise/:exercise_id/reset', {
    params: { ...params(), exercise_id },
    body: { difficulty: 2 },
  })

const toDetail = (fields: object): string => JSON.stringify({ student_ids: [child.student_id], ...fields })

const readAudit = async (): Promise<string[]> => {
  const rows = await app.database.queries
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('organisation_id', '=', child.organisation_id)
    .where('action', 'not in', ['logged_in', 'child_viewed'])
    .orderBy('id')
    .execute()
  return rows.map(({ action, detail }) => `${action} ${detail}`)
}

test('ZIEN-2 an encouragement arrives at once and unchanged, and is in the audit log', async () => {
  const { status, body } = await encourage('  Wat werk jij <b>goed</b>!  ')
  expect([status, body]).toEqual([201, { message: 'Wat werk jij <b>goed</b>!', sender: 'Juf' }])
  const { event } = await stream.next()
  expect(event).toEqual({ event: 'encouragement', time: getNowSeconds(app.clock), data: body })
  expect(await readAudit()).toEqual([`encouragement_sent ${toDetail({ ...body })}`])
})

test('ZIEN-2 an encouragement is refused if it is empty, is too long or has two lines', async () => {
  for (const message of ['', '   ', 'x'.repeat(121), 'twee\nregels'])
    expect((await encourage(message)).status, message).toBe(422)
  expect(await readAudit()).toEqual([])
})

test('ZIEN-2 a given badge arrives once with its message, and stays after a rebuild', async () => {
  const list = async () =>
    (await supervisor.call('GET /api/v1/begeleider/student/:id/badge', { params: params() })).body
  const [badge] = await list()
  const badge_id = badge?.id ?? 0
  expect(badge).toMatchObject({ student_has_badge: false })
  expect(await give({ badge_id, message: 'Omdat je hielp.' })).toMatchObject({
    status: 201,
    body: { id: badge_id, student_has_badge: true },
  })
  const { event } = await stream.next()
  expect(event).toMatchObject({
    event: 'badge_present',
    data: {
      activity: { type: 'badge_present', item_id: badge_id },
      message: 'Omdat je hielp.',
      sender: 'Juf',
    },
  })
  expect(await give({ badge_id })).toMatchObject({
    status: 409,
    body: { detail: 'Dit kind heeft deze badge al.' },
  })
  expect(await give({ badge_id: 999_999 })).toMatchObject({ status: 404 })
  expect((await list())[0]).toMatchObject({ student_has_badge: true })
  const own = (await caller.call('GET /api/v1/reward/')).body
  expect(own.filter(({ student_has_badge }) => student_has_badge).map(({ id }) => id)).toEqual([badge_id])
  const now = getNowSeconds(app.clock)
  const { student_id } = child
  expect(await rebuildStudent(app.database, app.contents, { student_id, write: false, now })).toEqual([])
  const activity = event.event === 'badge_present' ? event.data.activity : null
  const present = { badge: badge?.name, message: 'Omdat je hielp.', sender: 'Juf', activity }
  expect(await readAudit()).toEqual([`badge_given ${toDetail(present)}`])
})

test('ZIEN-2 an exercise that a supervisor resets restarts with all words, and the child is notified', async () => {
  const { practise, dictation } = groupExercises(await getStep(caller, child.steps[0] ?? 0))
  const runOf = async (id: number) => (await getExercise(caller, id)).student_exercise[2]
  for (const id of [practise[0] ?? 0, dictation]) {
    const before = await runOf(id)
    await sendMove(caller, id, before, createRightMove(before))
    expect((await runOf(id)).detailed_results.filter(({ completed }) => completed)).toHaveLength(1)
    expect(await reset(id)).toMatchObject({ status: 200, body: { exercise_id: id, difficulty: 2 } })
    expect((await stream.next()).event).toEqual({
      event: 'exercise_reset',
      time: getNowSeconds(app.clock),
      data: { exercise_id: id, difficulty: 2 },
    })
    const after = await runOf(id)
    expect(after.detailed_results.filter(({ completed }) => completed)).toEqual([])
    expect(after.words.map(({ word }) => word).toSorted()).toEqual(
      before.words.map(({ word }) => word).toSorted(),
    )
    expect(await sendMove(caller, id, after, createRightMove(after))).toMatchObject({ status: 200 })
  }
  expect((await readAudit()).map((line) => line.split(' ')[0])).toEqual(['exercise_reset', 'exercise_reset'])
})
