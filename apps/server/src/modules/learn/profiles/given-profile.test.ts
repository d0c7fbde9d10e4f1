import { beforeEach, expect, test } from 'vitest'
import { createCaller, logIn, requestTokens, type TestCaller } from '../../../testing/http.ts'
import { makeChild, makeSchool, makeSupervisor, type TestSchool } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { changeRows } from '../../../testing/rows.ts'

const app = await useTestApp()
let school: TestSchool
let supervisor: TestCaller
beforeEach(async () => {
  school = await makeSchool(app)
  supervisor = await logIn(app, await makeSupervisor(app, school))
})

async function addChild(first_name: string, last_name: string): Promise<{ id: number; child: TestCaller }> {
  const group = { name: 'Groep 5', school_year: 2026, level_id: 5 }
  await supervisor.call('POST /api/v1/begeleider/group', { body: group })
  const names = { first_name, last_name, group_names: ['Groep 5'] }
  const row = { line: 1, ...names, key: null, eckid: null, level_id: null }
  const decisions = [{ row, action: 'add', student_id: null }]
  await supervisor.call('POST /api/v1/begeleider/roster/import', {
    body: { decisions, archive: [], is_complete: false },
  })
  const { body: students } = await supervisor.call('GET /api/v1/begeleider/student')
  const { id = 0, username = '' } = students[0] ?? {}
  const params = { id }
  const { body } = await supervisor.call('POST /api/v1/begeleider/student/:id/password', { params })
  const login = await requestTokens(app, { grant_type: 'password', username, password: body.password })
  return { id, child: createCaller(app, login.body.access_token) }
}

const update = (child: TestCaller, body: object) => child.call('POST /api/v1/user/update', { body })
const profileOf = async (child: TestCaller) => (await child.call('GET /api/v1/user/me/')).body

test('DAG-2 the child cannot change fields that a supervisor filled in, except the screen name', async () => {
  const { child } = await addChild('Noor', 'de Wit')
  const { fixed_fields, student } = await profileOf(child)
  expect(fixed_fields).toEqual(['first_name', 'last_name', 'level_id'])
  expect(student).toMatchObject({ first_name: 'Noor', last_name: 'de Wit', level_id: 5 })
  for (const change of [{ first_name: 'Roos' }, { last_name: 'Zwart' }, { level_id: 3 }]) {
    const refused = await update(child, { ...change, screen_name: 'Panter' })
    const [field = ''] = Object.keys(change)
    expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([422, [field]])
  }
  const same = { first_name: 'Noor', last_name: 'de Wit', level_id: 5, screen_name: 'Panter' }
  expect((await update(child, same)).body.student).toMatchObject(same)
})

test('DAG-2 the child can change a field until a supervisor fills it in', async () => {
  const { id, child } = await addChild('Noor', '')
  expect((await profileOf(child)).fixed_fields).toEqual(['first_name', 'level_id'])
  expect((await update(child, { last_name: 'Zwart' })).status).toBe(200)
  expect((await update(child, { last_name: 'de Wit' })).status).toBe(200)
  const name = { first_name: 'Nora', last_name: 'van Wit' }
  const give = (given: object) =>
    supervisor.call('PATCH /api/v1/begeleider/student/:id', { params: { id }, body: { name: given } })
  expect((await give({ ...name, first_name: '<script>' })).status).toBe(422)
  await give(name)
  expect((await profileOf(child)).student).toMatchObject(name)
  expect((await update(child, { last_name: 'de Wit' })).status).toBe(422)
})

test('DAG-2 the child cannot change a school group that a supervisor set', async () => {
  const { username, student_id: id } = await makeChild(app, school)
  const child = await logIn(app, username)
  expect((await update(child, { level_id: 4 })).status).toBe(200)
  const params = { id }
  await supervisor.call('PATCH /api/v1/begeleider/student/:id', { params, body: { level_id: 5 } })
  expect((await update(child, { level_id: 4 })).status).toBe(422)
})

test('an existing name with invalid characters does not prevent other changes', async () => {
  const { id, child } = await addChild('Noor', '')
  await changeRows(app, 'student', { id }, { first_name: 'Noor!', last_name: 'W:t' })
  const same = { first_name: 'Noor!', last_name: 'W:t', level_id: 5 }
  expect((await update(child, { ...same, screen_name: 'Panter' })).status).toBe(200)
  expect((await update(child, { ...same, last_name: 'W;t' })).status).toBe(422)
})

test('DAG-2 a child without a last name can complete the introduction', async () => {
  const { child } = await addChild('Noor', '')
  const begin = { screen_name: 'Panter', date_of_birth: 1_420_070_400, introduction_completed: true }
  const { status, body } = await update(child, begin)
  expect([status, body.student?.introduction_completed, body.student?.last_name]).toEqual([200, true, ''])
})
