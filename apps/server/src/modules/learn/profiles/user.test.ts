import { beforeEach, expect, test } from 'vitest'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { changeRows, findRows } from '../../../testing/rows.ts'

const app = await useTestApp()
let child: TestChild
let caller: TestCaller

beforeEach(async () => {
  const school = await makeSchool(app)
  await changeRows(app, 'organisation', { id: school.organisation_id }, { asks_date_of_birth: true })
  child = await makeChild(app, school, { introduction_completed: false })
  caller = await logIn(app, child.username)
})

test('RUL-5 dl depends on the group and the date, and gender is never asked', async () => {
  const read = async () => (await caller.call('GET /api/v1/user/me/')).body.student
  const groep4 = await read()
  expect(groep4).toMatchObject({ level_id: 4, gender: null, dle: 0 })
  await update({ level_id: 6 })
  const groep6 = await read()
  expect(groep6?.dl).toBe((groep4?.dl ?? 0) + 20)
  const none = app.database.queries.updateTable('student').set({ level_id: null })
  await none.where('id', '=', child.student_id).execute()
  expect((await read())?.dl).toBeNull()
})

test('NET-4 the key of a device is the same at every login, but differs between children', async () => {
  const keyOf = async (who: TestCaller) => (await who.call('POST /api/v1/device-key')).body.key
  const key = await keyOf(caller)
  expect(Buffer.from(key, 'base64')).toHaveLength(32)
  expect(await keyOf(await logIn(app, child.username))).toBe(key)
  const other = await makeChild(app, await makeSchool(app))
  expect(await keyOf(await logIn(app, other.username))).not.toBe(key)
})

/** Completes the introduction, because only then the child's activity is stored. */
const introduce = () =>
  update({ screen_name: 'kim', date_of_birth: 1_420_070_400, introduction_completed: true })

const update = (body: object) => caller.call('POST /api/v1/user/update', { body })

test('API-10 GET user/me/ returns student, email, has_active_subscription and current_subscription', async () => {
  const { status, body } = await caller.call('GET /api/v1/user/me/')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    username: child.username,
    email: child.username,
    has_active_subscription: true,
    current_subscription: { kind: 'paid', product: 'Letterliaan', can_be_renewed: false },
    student: {
      user_id: child.user_id,
      first_name: 'Kim',
      points: 0,
      phase_id: 1,
      introduction_completed: false,
    },
  })
  const { student, email, has_active_subscription, current_subscription } = body
  expect(body.profile).toEqual({ student, email, has_active_subscription, current_subscription })
  expect(String(body.student?.end_reward_win_code).split('').toSorted()).toEqual(['1', '2', '3', '4'])
})

test('API-10 POST user/update changes the student and returns the profile', async () => {
  const changes = {
    first_name: 'Fenna',
    last_name: 'de Vries',
    screen_name: 'fen',
    date_of_birth: 1_420_070_400,
    level_id: 5,
    buddy_id: 4,
    introduction_completed: true,
  }
  const { status, body } = await update(changes)
  expect(status).toBe(200)
  expect(body.student).toMatchObject({ ...changes, name: 'Fenna de Vries' })
  expect((await caller.call('GET /api/v1/user/me/')).body).toEqual(body)
})

test('fields that a student may not change are refused by name, in Dutch', async () => {
  const cheat = await update({ points: 1000, phase_id: 4 })
  expect(cheat.status).toBe(422)
  expect(Object.values(cheat.problem.errors ?? {})).toEqual(['Onbekend veld: points, phase_id.'])
  const wrong = await update({ buddy_id: 7, first_name: '  ', level_id: 99 })
  expect(wrong.problem.errors).toMatchObject({ buddy_id: 'Het maximum is 6.', first_name: 'Dit is te kort.' })
  expect((await update({ level_id: 99 })).problem.errors).toEqual({
    level_id: 'Voer in in welke groep je zit',
  })
  expect((await update({ date_of_birth: 3_800_000_000 })).problem.errors).toEqual({
    date_of_birth: 'Die dag moet nog komen',
  })
  expect((await caller.call('GET /api/v1/user/me/')).body.student).toMatchObject({
    buddy_id: 1,
    phase_id: 1,
    points: 0,
  })
})

test.each(['=HYPERLINK("http://x.test")', 'Kim\u202Esob', '12'])(
  'a child cannot use the name %j, which the roster would refuse too',
  async (name) => {
    for (const field of ['first_name', 'screen_name']) {
      const { status, problem } = await update({ [field]: name })
      expect([status, problem.errors]).toEqual([
        422,
        { [field]: 'In je naam staat een teken dat niet in een naam hoort.' },
      ])
    }
    expect((await update({ last_name: `${name}<` })).status).toBe(422)
    const { body } = await caller.call('GET /api/v1/user/me/')
    expect(body.student).toMatchObject({ first_name: 'Kim', last_name: 'Bos' })
  },
)

test.each(['Zoë-Lynn', 'نور', "D'Angelo"])('a child can have the name %s', async (name) => {
  const { status, body } = await update({ first_name: name, screen_name: name, last_name: "in 't Veld" })
  expect([status, body.student?.screen_name]).toEqual([200, name])
})

test('PROF-2 PROF-5 the introduction is completed only if all five fields are filled in', async () => {
  await changeRows(app, 'student', { id: child.student_id }, { screen_name: '' })
  const refused = await update({ introduction_completed: true })
  expect(refused.status).toBe(422)
  expect(refused.headers.get('content-type')).toContain('application/problem+json')
  expect(refused.problem).toMatchObject({
    detail: 'Vul eerst je profiel in.',
    errors: { screen_name: 'Voer je schermnaam in', date_of_birth: 'Voer je geboortedag in' },
  })
  await update({ screen_name: 'kimmie' })
  expect((await update({ introduction_completed: true })).problem.errors).toEqual({
    date_of_birth: 'Voer je geboortedag in',
  })
  expect((await caller.call('GET /api/v1/user/me/')).body.student?.introduction_completed).toBe(false)
  await update({ date_of_birth: 1_420_070_400 })
  const completed = await update({ introduction_completed: true })
  expect([completed.status, completed.body.student?.introduction_completed]).toEqual([200, true])
})

test('the profile of a supervisor has no student', async () => {
  const supervisor = await logIn(app, await makeSupervisor(app, child))
  expect((await supervisor.call('GET /api/v1/user/me/')).body).toMatchObject({ student: null })
})

test('API-6 GET level lists the school groups', async () => {
  const { body } = await caller.call('GET /api/v1/level')
  expect(body.map(({ name }) => name)).toEqual([
    'Groep 3',
    'Groep 4',
    'Groep 5',
    'Groep 6',
    'Groep 7',
    'Groep 8',
  ])
})

test('API-11 POST activity stores an activity of the child', async () => {
  await introduce()
  const { status, body } = await caller.call('POST /api/v1/activity', { body: { type: 'enter_treehouse' } })
  expect([status, body.type, body.points]).toEqual([201, 'enter_treehouse', 0])
  const rows = await findRows(app, 'activity', { student_id: child.student_id }, ['id', 'type'])
  expect(rows).toContainEqual({ id: body.id, type: 'enter_treehouse' })
  expect((await caller.call('POST /api/v1/activity', { body: { type: 'complete_world' } })).status).toBe(422)
})
