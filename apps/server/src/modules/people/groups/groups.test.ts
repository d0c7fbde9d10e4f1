// @database both
import { beforeEach, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { groupExercises, getStep, playExercise } from '../../../testing/player.ts'
import {
  makeChild,
  makeSchool,
  makeSupervisor,
  type TestChild,
  type TestSchool,
} from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { readSchoolAudit } from '../../../testing/read-school-audit.ts'

let school: TestSchool
let juf: TestCaller
let meester: TestCaller
let administrator: TestCaller
let kim: TestChild
let noor: TestChild
const app = await useTestApp()
beforeEach(async () => {
  school = await makeSchool(app)
  juf = await logIn(app, await makeSupervisor(app, school))
  meester = await logIn(app, await makeSupervisor(app, school))
  administrator = await logIn(app, await makeSupervisor(app, school, 'beheerder'))
  kim = await makeChild(app, school)
  noor = await makeChild(app, school)
})

const group5 = { name: 'Groep 5', school_year: 2026, level_id: 5 }

const makeGroup = async (as: TestCaller, children: readonly TestChild[] = [], body = group5) => {
  const { body: group } = await as.call('POST /api/v1/begeleider/group', { body })
  const add = children.map(({ student_id }) => student_id)
  const params = { id: group.id }
  return (await as.call('PUT /api/v1/begeleider/group/:id/student', { params, body: { add } })).body
}

const childrenOf = async (as: TestCaller): Promise<number[]> => {
  const { body } = await as.call('GET /api/v1/begeleider/student')
  return body.map(({ id }) => id).toSorted((a, b) => a - b)
}

test('GRP-1 a group has a name, a school year, a level and a number of children', async () => {
  const group = await makeGroup(juf, [kim, noor])
  expect(group).toMatchObject({
    ...group5,
    num_students: 2,
    supervisors: [{ name: 'Juf', role: 'begeleider' }],
  })
  const { body } = await juf.call('GET /api/v1/begeleider/group')
  expect(body).toEqual([group])
})

test('GRP-1 a supervisor sees its own groups and their children, and an administrator sees all', async () => {
  const ofJuf = await makeGroup(juf, [kim])
  const ofMeester = await makeGroup(meester, [noor], { ...group5, name: 'Groep 6' })
  const groupsOf = async (as: TestCaller) =>
    (await as.call('GET /api/v1/begeleider/group')).body.map(({ id }) => id)
  expect([await groupsOf(juf), await groupsOf(meester)]).toEqual([[ofJuf.id], [ofMeester.id]])
  expect(await groupsOf(administrator)).toEqual([ofJuf.id, ofMeester.id])
  const { student_id: id, username } = kim
  const stored = { id, username, screen_name: 'Kim', name: 'Kim Bos', level_id: 4, phase_id: 1 }
  expect((await juf.call('GET /api/v1/begeleider/student')).body).toMatchObject([
    { ...stored, group_ids: [ofJuf.id], erased_at: null, archived_at: null },
  ])
  expect(await childrenOf(meester)).toEqual([noor.student_id])
  expect(await childrenOf(administrator)).toEqual([kim.student_id, noor.student_id])
})

test('GRP-1 every supervisor sees a child without a group, until the child joins a group', async () => {
  expect(await childrenOf(meester)).toEqual([kim.student_id, noor.student_id])
  await makeGroup(juf, [kim])
  expect(await childrenOf(meester)).toEqual([noor.student_id])
})

test('GRP-1 a child may be in several groups, and the supervisors of each group see the child', async () => {
  const first = await makeGroup(juf, [kim])
  const second = await makeGroup(administrator, [kim])
  await administrator.call('PUT /api/v1/begeleider/group/:id', {
    params: { id: second.id },
    body: { ...group5, supervisor_ids: [(await meester.call('GET /api/v1/begeleider/me')).body.id] },
  })
  expect(await childrenOf(meester)).toContain(kim.student_id)
  const { body } = await juf.call('GET /api/v1/begeleider/student')
  expect(body.find(({ id }) => id === kim.student_id)?.group_ids).toEqual([first.id, second.id])
})

test('a group can be changed, and can be deleted if it is empty; its former children stay', async () => {
  const { id, supervisors } = await makeGroup(juf, [kim])
  const params = { id }
  const supervisor_ids = supervisors.map((supervisor) => supervisor.id)
  const body = { name: '6B', school_year: 2027, level_id: null, supervisor_ids }
  const changed = await juf.call('PUT /api/v1/begeleider/group/:id', { params, body })
  expect(changed.body).toMatchObject({ name: '6B', school_year: 2027, level_id: null, num_students: 1 })
  const refused = await juf.call('DELETE /api/v1/begeleider/group/:id', { params })
  expect([refused.status, refused.body]).toMatchObject([409, { title: 'Nog niet leeg' }])
  await juf.call('PUT /api/v1/begeleider/group/:id/student', { params, body: { remove: [kim.student_id] } })
  expect((await juf.call('DELETE /api/v1/begeleider/group/:id', { params })).status).toBe(200)
  expect(await childrenOf(juf)).toEqual([kim.student_id, noor.student_id])
})

test('a child that is added twice is in the group once, and every change is in the audit log', async () => {
  const { id } = await makeGroup(juf, [kim])
  const params = { id }
  const again = await juf.call('PUT /api/v1/begeleider/group/:id/student', {
    params,
    body: { add: [kim.student_id, kim.student_id] },
  })
  expect(again.body.num_students).toBe(1)
  expect((await readSchoolAudit(app, school)).map(({ action }) => action)).toEqual([
    'group_made',
    'group_students_changed',
    'group_students_changed',
  ])
})

test.each(['=HYPERLINK(1)', '<b>5</b>', 'Groep\n5', 'Groep \u202E5'])(
  'a group cannot have the name %j',
  async (name) => {
    const { id } = await makeGroup(juf)
    const { status, problem } = await juf.call('POST /api/v1/begeleider/group', { body: { ...group5, name } })
    expect([status, problem.errors]).toEqual([
      422,
      { name: 'In deze naam staat een teken dat niet in een naam hoort.' },
    ])
    const params = { id }
    const changed = await juf.call('PUT /api/v1/begeleider/group/:id', {
      params,
      body: { ...group5, name, supervisor_ids: [] },
    })
    const nextYear = await juf.call('POST /api/v1/begeleider/group/:id/next-year', {
      params,
      body: { name, staying: [], staying_group_id: null, leaving: [] },
    })
    const device = await juf.call('POST /api/v1/group-device', { body: { group_id: id, name } })
    expect([changed.status, nextYear.status, device.status]).toEqual([422, 422, 422])
  },
)

test('a child last practised when it last answered, not when it last logged in', async () => {
  await makeGroup(juf, [kim, noor])
  const practised = async () => {
    const { body } = await juf.call('GET /api/v1/begeleider/student')
    return new Map(body.map(({ id, last_practised_at }) => [id, last_practised_at]))
  }
  const caller = await logIn(app, kim.username)
  const never = new Map([kim, noor].map(({ student_id }) => [student_id, null]))
  expect(await practised()).toEqual(never)
  const { explore } = groupExercises(await getStep(caller, kim.steps[0] ?? 0))
  await playExercise(caller, explore[0] ?? 0, 2)
  const answeredAt = getNowSeconds(app.clock)
  app.clock.advance(600)
  await logIn(app, kim.username)
  expect(await practised()).toEqual(new Map([...never, [kim.student_id, answeredAt]]))
})
