import type { ReportData } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { logIn } from '../../testing/http.ts'
import { makeChild, makeSchool, makeSupervisor } from '../../testing/school.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { makeGroup } from '../../testing/make-group.ts'
import { findRows } from '../../testing/rows.ts'

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app), { worlds: [] })
const caller = await logIn(app, child.username)
const supervisor = await logIn(app, await makeSupervisor(app, child))

const data: ReportData = {
  sent_at: 1_800_000_000,
  url: '/fase/1/stap/1001/100101',
  console_errors: ['TypeError: x is undefined'],
  screen_resolution: '1366x768',
  user_agent: 'Mozilla/5.0',
  username: 'kim@school.test',
  world_id: 1,
  exercise_id: 100_101,
  word_index: 3,
  word: 'vis',
  step_id: 1001,
  difficulty: 2,
  expected_input: 'vis',
  current_input: 'vi',
}
const report = (fields: object = {}) => ({
  category: 'bug_word',
  kind: 'sound',
  title: 'Vis klinkt raar',
  description: 'Ik hoor fis.',
  data: JSON.stringify(data),
  ...fields,
})
const send = (body: unknown = report(), by = caller) => by.call('POST /api/v1/user-report', { body })
const list = async (by = supervisor) => (await by.call('GET /api/v1/user-report')).body
const mark = (id: number, is_handled: boolean, by = supervisor) =>
  by.call('PUT /api/v1/user-report/:id', { params: { id }, body: { is_handled } })

describe('API-16 a report', () => {
  test('is stored as it was sent, and the child’s supervisors can read it', async () => {
    const { status, body } = await send()
    expect(status).toBe(201)
    expect(body).toEqual({
      id: body.id,
      ...report(),
      is_handled: false,
      created_at: Math.floor(app.clock.nowMs() / 1000),
      user_id: child.user_id,
      name: 'Kim',
      username: child.username,
    })
    const later = await send(report({ category: 'bug_other', title: 'Nog iets' }))
    expect(await list()).toEqual([later.body, body])
  })

  test('can be marked as handled and as waiting again', async () => {
    const { body } = await send()
    expect((await mark(body.id, true)).body).toEqual({ ...body, is_handled: true })
    expect(await list()).toContainEqual({ ...body, is_handled: true })
    expect((await mark(body.id, false)).body).toEqual(body)
    const rows = await findRows(app, 'audit', { detail: JSON.stringify({ report_id: body.id }) }, ['action'])
    expect(rows.map(({ action }) => action)).toEqual(['report_handled', 'report_reopened'])
  })

  test.each(['sound', 'word', 'picture', 'other', null])('can have the kind %s', async (kind) => {
    const { body } = await send(report({ kind }), supervisor)
    expect(body.kind).toBe(kind)
    expect(await list()).toContainEqual(expect.objectContaining({ id: body.id, kind }))
  })

  test('can be sent by a child without a subscription and by a supervisor', async () => {
    const ended = await makeSchool(app, { days: -1, can_be_renewed: true })
    const late = await logIn(app, (await makeChild(app, ended, { worlds: [] })).username)
    expect((await send(report(), late)).status).toBe(201)
    expect((await send(report(), supervisor)).status).toBe(201)
  })

  test('is listed after newer unhandled reports and before handled ones', async () => {
    const ids: number[] = []
    for (let sent = 0; sent < 3; sent++) ids.push((await send()).body.id)
    const [oldest = 0, handled = 0, latest = 0] = ids
    await mark(handled, true)
    const order = (await list()).map(({ id }) => id)
    expect(order.indexOf(latest)).toBeLessThan(order.indexOf(oldest))
    expect(order.indexOf(oldest)).toBeLessThan(order.indexOf(handled))
  })

  test('is refused if the user sent twenty in the last hour', async () => {
    const busy = await logIn(app, (await makeChild(app, child, { worlds: [] })).username)
    for (let sent = 0; sent < 20; sent++) expect((await send(report(), busy)).status).toBe(201)
    expect((await send(report(), busy)).status).toBe(429)
  })
})

test('GRP-1 supervisors of its groups see a child’s report, and all supervisors see a colleague’s', async () => {
  const school = await makeSchool(app)
  const noor = await makeChild(app, school, { worlds: [] })
  const own = await logIn(app, await makeSupervisor(app, school))
  const other = await logIn(app, await makeSupervisor(app, school))
  await makeGroup(own, [noor])
  const { body: ofNoor } = await send(report(), await logIn(app, noor.username))
  const { body: ofColleague } = await send(report(), own)
  expect((await list(own)).map(({ id }) => id)).toEqual([ofColleague.id, ofNoor.id])
  expect((await list(other)).map(({ id }) => id)).toEqual([ofColleague.id])
  expect((await mark(ofNoor.id, true, other)).status).toBe(404)
  expect((await list(own)).every(({ is_handled }) => !is_handled)).toBe(true)
})

describe('the content of a report', () => {
  test.each<[string, unknown]>([
    ['another category', report({ category: 'bug_server' })],
    ['a title that is too long', report({ title: 'a'.repeat(101) })],
    ['a description that is too long', report({ description: 'a'.repeat(2001) })],
    ['something else pointed at', report({ kind: 'bug_word' })],
    ['data that is no text', report({ data })],
    ['data that is no JSON', report({ data: '{' })],
    ['data that is nothing', report({ data: 'null' })],
    ['too much data', report({ data: JSON.stringify({ user_agent: 'a'.repeat(16_000) }) })],
  ])('is refused with %s', async (_name, body) => {
    const before = await list()
    expect((await send(body)).status).toBe(422)
    expect(await list()).toEqual(before)
  })

  test('has errors that name missing fields as the form does', async () => {
    const { problem } = await send(report({ title: '', description: '' }))
    expect(problem.errors).toEqual({
      title: 'Voer een korte titel in',
      description: 'Voer een beschrijving in',
    })
  })
})
