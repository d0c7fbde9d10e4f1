import { beforeEach, expect, test } from 'vitest'
import { logIn, type TestCaller } from '../../../../testing/http.ts'
import { makeChild, makeSchool, makeSupervisor, type TestSchool } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { readSchoolAudit } from '../../../../testing/read-school-audit.ts'
import { changeRows } from '../../../../testing/rows.ts'

let school: TestSchool
let supervisor: TestCaller
const app = await useTestApp()
beforeEach(async () => {
  school = await makeSchool(app)
  supervisor = await logIn(app, await makeSupervisor(app, school, 'beheerder'))
})

const decide = (asks_date_of_birth: boolean, by = supervisor) =>
  by.call('PATCH /api/v1/begeleider/organisation', { body: { asks_date_of_birth } })

const newChild = async (): Promise<TestCaller> => {
  const { username, student_id } = await makeChild(app, school)
  await changeRows(app, 'student', { id: student_id }, { introduction_completed: false, date_of_birth: null })
  return logIn(app, username)
}
const update = (child: TestCaller, body: object) => child.call('POST /api/v1/user/update', { body })
const filled = { first_name: 'Noor', last_name: 'de Wit', screen_name: 'Tijger', level_id: 5 }
const birthday = { date_of_birth: 1_425_168_000 }

test('DAG-2 the date of birth is not asked until an administrator turns it on', async () => {
  expect((await supervisor.call('GET /api/v1/begeleider/organisation')).body).toMatchObject({
    asks_date_of_birth: false,
  })
  const child = await newChild()
  expect((await child.call('GET /api/v1/user/me/')).body.asks_date_of_birth).toBe(false)
  expect((await update(child, { ...filled, introduction_completed: true })).status).toBe(200)
  expect((await decide(true)).body.asks_date_of_birth).toBe(true)
  const refused = await update(await newChild(), { ...filled, introduction_completed: true })
  expect([refused.status, JSON.stringify(refused.problem)]).toEqual([
    422,
    expect.stringContaining('Voer je geboortedag in'),
  ])
})

test('DAG-2 a school that does not ask the date of birth stores none and deletes stored ones', async () => {
  await decide(true)
  const before = await newChild()
  await update(before, birthday)
  expect((await decide(false)).body).toMatchObject({ asks_date_of_birth: false })
  const profile = (await before.call('GET /api/v1/user/me/')).body
  expect([profile.asks_date_of_birth, profile.student?.date_of_birth]).toEqual([false, null])

  const child = await newChild()
  const entered = await update(child, { ...filled, ...birthday, introduction_completed: true })
  expect([entered.status, entered.body.student?.date_of_birth]).toEqual([200, null])
  expect(entered.body.student?.introduction_completed).toBe(true)
})

const decideHolidays = (body: object) => supervisor.call('PATCH /api/v1/begeleider/organisation', { body })
const readHolidays = async (as = supervisor) =>
  (await as.call('GET /api/v1/begeleider/organisation')).body.holidays.map(
    ({ name, from }) => `${name} ${from}`,
  )

test('ZEG-3 a school has no holidays until it chooses a region, whose holidays are added to its own', async () => {
  expect(await readHolidays()).toEqual([])
  await decideHolidays({ holiday_region: 'noord' })
  expect(await readHolidays()).toContain('Herfstvakantie 2026-10-10')
  const own_holidays = [
    { name: ' Carnaval ', from: '2027-02-08', until: '2027-02-10' },
    { name: 'Studiedag', from: '2026-11-20', until: '2026-11-20' },
  ]
  const { body } = await decideHolidays({ own_holidays })
  expect(body.own_holidays.map(({ name }) => name)).toEqual(['Studiedag', 'Carnaval'])
  await decideHolidays({ holiday_region: 'vlaanderen' })
  const holidays = await readHolidays()
  expect(holidays).toContain('Studiedag 2026-11-20')
  expect(holidays).toContain('Krokusvakantie 2027-02-08')
  expect(holidays).not.toContain('Herfstvakantie 2026-10-10')
  await decideHolidays({ holiday_region: null, own_holidays: [] })
  expect(await readHolidays()).toEqual([])
  await decideHolidays({ holiday_region: 'zuid' })
  expect(await readHolidays(await logIn(app, await makeSupervisor(app, await makeSchool(app))))).toEqual([])
  const rows = (await readSchoolAudit(app, school)).filter(({ action }) => action.includes('holiday'))
  expect(rows).toHaveLength(6)
})

const vacation = (from: string, until = '2026-11-20', name = 'Vrij') => ({ name, from, until })

test.each([
  [{ holiday_region: 'oost' }, ''],
  [{ own_holidays: [vacation('2026-11-20', '2026-11-20', ' ')] }, 'Geef de vrije dagen een naam.'],
  [{ own_holidays: [vacation('2026-11-21')] }, 'De laatste dag ligt voor de eerste.'],
  [{ own_holidays: [vacation('2026-13-21')] }, ''],
  [{ own_holidays: [vacation('2026-01-01', '2027-01-01')] }, 'Een vakantie duurt hoogstens 100 dagen.'],
  [{ own_holidays: Array.from({ length: 61 }, () => vacation('2026-11-20')) }, ''],
])('ZEG-3 invalid holidays are refused with a sentence: %#', async (body, sentence) => {
  const { status, problem } = await decideHolidays(body)
  expect([status, JSON.stringify(problem)]).toEqual([422, expect.stringContaining(sentence)])
  expect(await readHolidays()).toEqual([])
})

test('RAP-3 a school can set a BRIN with or without a location and clear it; other forms are refused', async () => {
  const tell = (brin: string | null) =>
    supervisor.call('PATCH /api/v1/begeleider/organisation', { body: { brin } })
  for (const brin of ['06SS', '06SS01', null]) {
    expect((await tell(brin)).body.brin).toBe(brin)
    expect((await supervisor.call('GET /api/v1/begeleider/organisation')).body.brin).toBe(brin)
  }
  for (const brin of ['', '6SS', '06ss', '06SS1', '06SS012'])
    expect((await tell(brin)).status, brin).toBe(422)
})
