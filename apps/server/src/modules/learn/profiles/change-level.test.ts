import { beforeEach, expect, test } from 'vitest'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { changeRows } from '../../../testing/rows.ts'

const app = await useTestApp()
let child: TestChild
let juf: TestCaller
let pim: TestCaller
beforeEach(async () => {
  child = await makeChild(app, await makeSchool(app))
  juf = await logIn(app, await makeSupervisor(app, child))
  pim = await logIn(app, child.username)
})

const about = () => ({ params: { id: child.student_id } })
const change = (level_id: number, as = juf) =>
  as.call('PATCH /api/v1/begeleider/student/:id', { ...about(), body: { level_id } })
const history = async () =>
  (await juf.call('GET /api/v1/begeleider/student/:id/history', about())).body.changes.map(({ text }) => text)

test('MEND-2 a change of level is once in the history of the child, and does not change the path', async () => {
  const path = (await pim.call('GET /api/v1/step', {})).body
  expect((await change(6)).body.read_aloud).toBe(false)
  await change(6)
  const { student } = (await pim.call('GET /api/v1/user/me/', {})).body
  expect([student?.level_id, await history()]).toEqual([
    6,
    ['Het niveau veranderd van groep 4 naar groep 6.'],
  ])
  expect((await pim.call('GET /api/v1/step', {})).body).toEqual(path)
  const event = app.database.queries.selectFrom('live_event').select('event')
  expect(await event.where('student_id', '=', child.student_id).execute()).toEqual([
    { event: 'calm_profile' },
  ])
})

test('KALM-1 the new level decides if instructions are read aloud, unless a user chose this', async () => {
  const aloud = async () => (await pim.call('GET /api/v1/user/me/', {})).body.calm_profile?.read_aloud
  await change(5)
  expect(await aloud()).toBe(false)
  await pim.call('POST /api/v1/user/update', { body: { calm_profile: { read_aloud: true } } })
  expect((await change(8)).body.read_aloud).toBe(true)
  expect(await aloud()).toBe(true)
})

test('a child without a level gets one, and an invalid level is refused', async () => {
  await changeRows(app, 'student', { id: child.student_id }, { level_id: null })
  const refused = await change(2)
  expect([refused.status, refused.problem.errors]).toEqual([
    422,
    { level_id: 'Kies een groep van 3 tot en met 8.' },
  ])
  await change(3)
  expect(await history()).toEqual(['Het niveau gezet op groep 3.'])
})
