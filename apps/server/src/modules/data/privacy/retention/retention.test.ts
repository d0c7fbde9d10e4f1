// @database both
import { subtractMonths } from '@letterliaan/rules/calendar'
import { beforeEach, expect, test } from 'vitest'
import { getNowSeconds } from '../../../../clock.ts'
import { createRowGenerator } from '../../../../testing/generated-rows.ts'
import { logIn, type TestCaller } from '../../../../testing/http.ts'
import { makeChild, makeSchool, makeSupervisor, type TestSchool } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { deleteOldAudit } from './delete-old-audit.ts'

let school: TestSchool
let administrator: TestCaller
const app = await useTestApp()
beforeEach(async () => {
  school = await makeSchool(app)
  administrator = await logIn(app, await makeSupervisor(app, school, 'beheerder'))
})

const now = () => getNowSeconds(app.clock)
const read = async () => (await administrator.call('GET /api/v1/begeleider/privacy')).body
const change = (terms: object, caller = administrator) =>
  caller.call('PATCH /api/v1/begeleider/organisation', { body: { terms } })

async function makeChildOf(created_at: number, last_login_at: number | null, answered_at: number | null) {
  const child = await makeChild(app, school)
  const { queries } = app.database
  const { organisation_id, student_id, user_id, steps } = child
  await queries.updateTable('student').set({ created_at }).where('id', '=', student_id).execute()
  await queries.updateTable('user').set({ last_login_at }).where('id', '=', user_id).execute()
  const make = await createRowGenerator(queries)
  if (answered_at !== null)
    await make('answer', { organisation_id, student_id, step_id: steps[0], created_at: answered_at })
  return student_id
}

test('AVG-4 a new school keeps a child for two years and the audit log for three', async () => {
  expect((await read()).terms).toEqual({ inactive_months: 24, audit_months: 36 })
})

test('AVG-4 a child is proposed for erasure if its last activity is a second older than the term', async () => {
  const limit = subtractMonths(now(), 24)
  const long = limit - 1000
  const past = [
    await makeChildOf(limit - 1, null, null),
    await makeChildOf(long, limit - 1, null),
    await makeChildOf(long, long, limit - 1),
  ]
  await makeChildOf(limit, null, null)
  await makeChildOf(long, limit, null)
  await makeChildOf(long, long, limit)
  const { proposed } = await read()
  expect(proposed.map(({ student_id }) => student_id)).toEqual(past)
  expect(proposed.map(({ last_active_at }) => last_active_at)).toEqual([limit - 1, limit - 1, limit - 1])
})

test('AVG-4 a child is proposed by its school’s own term, unless its erasure is pending', async () => {
  const id = await makeChildOf(subtractMonths(now(), 7), null, null)
  expect((await read()).proposed).toEqual([])
  await change({ inactive_months: 6, audit_months: 12 })
  expect((await read()).proposed).toMatchObject([{ student_id: id, name: 'Kim Bos', is_archived: false }])
  const body = { subject: 'child', student_ids: [id] }
  const asked = await administrator.call('POST /api/v1/begeleider/erasure', { body })
  expect(asked.body).toMatchObject({ proposed: [], erasures: [{ subject: 'child', subject_id: id }] })
})

test.each([
  { inactive_months: 5, audit_months: 36 },
  { inactive_months: 24, audit_months: 121 },
  { inactive_months: 24 },
  {},
])('AVG-4 a term of %o is refused', async (body) => {
  expect((await change(body)).status).toBe(422)
  expect((await read()).terms).toEqual({ inactive_months: 24, audit_months: 36 })
})

test('AVG-4 an audit row is kept until it is a second older than its school’s term', async () => {
  const other = await makeSchool(app)
  await change({ inactive_months: 24, audit_months: 12 })
  const make = await createRowGenerator(app.database.queries)
  const at = async ({ organisation_id }: TestSchool, created_at: number) => {
    const { id } = await make('audit', { organisation_id, created_at, detail: '{}' })
    return id
  }
  const limit = subtractMonths(now(), 12)
  const past = await at(school, limit - 1)
  const kept = [await at(school, limit), await at(other, limit - 1)]
  const pastOther = await at(other, subtractMonths(now(), 36) - 1)
  await deleteOldAudit(app.database, now())
  const left = await app.database.queries.selectFrom('audit').select('id').execute()
  const ids = left.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(kept))
  expect([ids.includes(Number(past)), ids.includes(Number(pastOther))]).toEqual([false, false])
})
