import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import { expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { createCaller, logIn } from '../../../testing/http.ts'
import {
  createChildRequest,
  readPdf,
  startReportedClass,
  removeSpace,
} from '../../../testing/reported-class.ts'
import { changeRows } from '../../../testing/rows.ts'
import { makeChild, makeSchool, makeSupervisor } from '../../../testing/school.ts'
import { computeDayFromNow, giveDictation } from '../../../testing/week-dictation.ts'
import { daySeconds } from '../../../testing/test-clock.ts'

const school = await startReportedClass()
const { app, zoe } = school
const username = await makeSupervisor(app, zoe, 'beheerder')
let juf = await logIn(app, username)
const nobody = createCaller(app, null)

const make = (body: object = { since: 0 }, { as = juf, id = zoe.student_id } = {}) =>
  as.call('POST /api/v1/begeleider/student/:id/home-link', { params: { id }, body })
const list = (as = juf, id = zoe.student_id) =>
  as.call('GET /api/v1/begeleider/student/:id/home-link', { params: { id } })
const withdraw = (link_id: number, as = juf, id = zoe.student_id) =>
  as.call('DELETE /api/v1/begeleider/student/:id/home-link/:link_id', { params: { id, link_id } })
const open = (token: string) => nobody.call('POST /api/v1/home-page', { body: { token } })
const tokenOf = ({ body }: Awaited<ReturnType<typeof make>>): string => new URL(body.address).hash.slice(1)
async function pass(seconds: number): Promise<void> {
  app.clock.advance(seconds)
  juf = await logIn(app, username)
}
const now = () => getNowSeconds(app.clock)

test('DOE-9 a link has its secret after the #, and the server stores only a hash of the secret', async () => {
  const made = await make()
  const token = tokenOf(made)
  expect([made.status, made.body.address]).toEqual([201, `${app.url}/thuis#${token}`])
  expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16)
  const stored = await app.database.queries.selectFrom('home_link').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(token)
  const page = await open(token)
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await list()).body[0]).not.toHaveProperty('address')
})

test('DOE-9 a link expires after four weeks, unless one or twelve weeks are chosen', async () => {
  const lengths = await Promise.all(
    [{}, { weeks: 1 }, { weeks: 12 }].map(async (chosen) => {
      const { body } = await make({ since: 0, ...chosen })
      return (body.expires_at - body.created_at) / daySeconds
    }),
  )
  expect(lengths).toEqual([28, 7, 84])
  for (const weeks of [0, 2, 13, 52, -1, '4']) expect((await make({ since: 0, weeks })).status).toBe(422)
})

test('DOE-9 expired, withdrawn and unknown links get the same response', async () => {
  const over = tokenOf(await make({ since: 0, weeks: 1 }))
  const other = await make({ since: 0, weeks: 12 })
  expect((await open(over)).status).toBe(200)
  await pass(7 * daySeconds - 60)
  expect((await open(over)).status).toBe(200)
  await pass(60)
  expect((await withdraw(other.body.id)).status).toBe(200)
  expect((await withdraw(other.body.id)).status).toBe(404)
  const gone = await Promise.all([over, tokenOf(other), 'x', 'A'.repeat(43)].map(open))
  expect(gone.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(new Set(gone.map(({ problem }) => JSON.stringify(problem))).size).toBe(1)
})

test('DOE-9 the supervisor sees how often and on which last day a link was opened', async () => {
  const made = await make({ since: 0, weeks: 12 })
  const look = async () => (await list()).body.find(({ id }) => id === made.body.id)
  expect(await look()).toMatchObject({ num_openings: 0, last_opened_on: null })
  await open(tokenOf(made))
  const first = toAmsterdamDate(now())
  expect(await look()).toMatchObject({ num_openings: 1, last_opened_on: first })
  await pass(2 * daySeconds)
  await Promise.all([open(tokenOf(made)), open(tokenOf(made))])
  expect(await look()).toMatchObject({ num_openings: 3, last_opened_on: toAmsterdamDate(now()) })
  expect(toAmsterdamDate(now())).not.toBe(first)
})

test('DOE-9 the page has the statements of today’s report for parents and names no other child', async () => {
  const { since } = school.period
  const { body: page } = await open(tokenOf(await make({ since })))
  const sent = createChildRequest(zoe, { since, until: now() + 1 })
  const { text } = await readPdf(await juf.call('POST /api/v1/begeleider/student/:id/report/parents', sent))
  expect(page.first_name).toBe('Zoë')
  const said = [...page.good, ...page.practised]
  expect(said.length).toBeGreaterThan(0)
  const bars = [...text.matchAll(/ongeveer(\d+)vande10nieuwewoorden(?:\((\d+)tot(\d+)\))?/g)]
  expect(said.map(({ tenths }) => tenths)).toEqual(bars.map(([, count]) => Number(count)))
  const ranges = said.map(({ least, most }) => (least === most ? null : [least, most]))
  expect(ranges).toEqual(
    bars.map(([, , from, to]) => (from === undefined ? null : [Number(from), Number(to)])),
  )
  for (const { name } of said) expect(text).toContain(removeSpace(name))
  expect(text).toContain(
    removeSpace(`schreef Zoë ${page.practice.words} woorden. Daarvan waren er ${page.practice.right}`),
  )
  expect(text).toContain(removeSpace(page.rule ?? ''))
  expect(page.growth !== null).toBe(/Vooruitging|gingZoëindezeperiodevooruit/.test(text))
  expect(JSON.stringify(page)).not.toMatch(/Amir|Zwart|Held/)
})

test('DOE-9 the page has five practised words with sound, and no words that were only measured', async () => {
  const { body: page } = await open(tokenOf(await make()))
  expect(new Set(page.words.map(({ word }) => word)).size).toBe(5)
  const rows = await app.database.queries
    .selectFrom('answer')
    .innerJoin('word', 'word.id', 'answer.word_id')
    .innerJoin('step', 'step.id', 'answer.step_id')
    .select('word.word')
    .where('answer.student_id', '=', zoe.student_id)
    .where('step.measure_id', 'is', null)
    .execute()
  const practised = new Set(rows.map(({ word }) => word))
  expect(page.words.filter(({ word }) => !practised.has(word))).toEqual([])
  const [one, two] = page.words.map(({ sound }) => sound ?? '')
  const heard = await fetch(app.url + one)
  expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  await heard.body?.cancel()
  const [path = ''] = (two ?? '').split('?')
  const [, signature = ''] = (one ?? '').split('?')
  expect((await fetch(`${app.url}${path}?${signature}`)).status).toBe(401)
  expect((await fetch(app.url + path)).status).toBe(401)
})

test('DOE-9 the page has no word of a weekly dictation that the child has not taken', async () => {
  const wordsNow = async () => (await open(tokenOf(await make()))).body.words.map(({ word }) => word)
  const before = await wordsNow()
  const day = computeDayFromNow(app, 2)
  const given = await giveDictation(juf, { group_id: school.group_id, day, text: before.join('\n') })
  expect(given.status).toBe(201)
  const after = await wordsNow()
  expect(after).toHaveLength(5)
  expect(after.filter((word) => before.includes(word))).toEqual([])
})

test('DOE-9 the page says that a child did not practise if it did not', async () => {
  const child = await makeChild(app, zoe)
  const { body } = await open(tokenOf(await make({ since: 0 }, { id: child.student_id })))
  expect(body).toMatchObject({
    first_name: 'Kim',
    practice: { num_sessions: 0, words: 0 },
    good: [],
    practised: [],
    growth: null,
    has_too_little: true,
    num_unread_runs: 0,
    rule: null,
    words: [],
  })
})

test('DOE-9 a link returns 404 if the child is archived or the subscription has expired', async () => {
  const child = await makeChild(app, zoe)
  const token = tokenOf(await make({ since: 0 }, { id: child.student_id }))
  const archive = (is_archived: boolean) =>
    juf.call('POST /api/v1/begeleider/roster/archive', {
      body: { student_ids: [child.student_id], is_archived },
    })
  await archive(true)
  expect((await open(token)).status).toBe(404)
  await archive(false)
  expect((await open(token)).status).toBe(200)
  const ended = await makeSchool(app)
  const there = await logIn(app, await makeSupervisor(app, ended))
  const kim = await makeChild(app, ended)
  const unpaid = tokenOf(await make({ since: 0 }, { as: there, id: kim.student_id }))
  expect((await open(unpaid)).status).toBe(200)
  await changeRows(app, 'subscription', { organisation_id: ended.organisation_id }, { until: now() })
  expect((await open(unpaid)).status).toBe(404)
})

test('DOE-9 the audit log has an event for each link, but not its secret', async () => {
  const child = await makeChild(app, zoe)
  const made = await make({ since: 0 }, { id: child.student_id })
  await withdraw(made.body.id, juf, child.student_id)
  await make({ since: 0 }, { id: child.student_id })
  const rows = await app.database.queries
    .selectFrom('audit')
    .innerJoin('audit_student', 'audit_student.audit_id', 'audit.id')
    .select(['action', 'detail'])
    .where('audit_student.student_id', '=', child.student_id)
    .orderBy('audit.id')
    .execute()
  expect(rows.map(({ action }) => action)).toEqual([
    'home_link_made',
    'home_link_withdrawn',
    'home_link_made',
  ])
  expect(JSON.stringify(rows)).not.toContain(tokenOf(made))
})

test('DOE-9 a child has at most ten valid links', async () => {
  const as = await logIn(app, await makeSupervisor(app, zoe, 'beheerder'))
  const child = await makeChild(app, zoe)
  const made = []
  for (let at = 0; at < 11; at++) made.push(await make({ since: 0 }, { as, id: child.student_id }))
  expect(made.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 201), 409])
})
