// @database any
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { logIn, type TestCaller } from '../../testing/http.ts'
import { startReportedClass, type ReportedClass } from '../../testing/reported-class.ts'
import {
  administrationBrin,
  customer,
  startSchoolAdministration,
  type SchoolAdministration,
} from '../../testing/school-administration.ts'
import { makeSupervisor } from '../../testing/school.ts'
import { advanceTime } from '../../testing/test-clock.ts'

let administration: SchoolAdministration
let school: ReportedClass
let admin: TestCaller
beforeAll(async () => {
  administration = await startSchoolAdministration()
  school = await startReportedClass()
  admin = await logIn(school.app, await makeSupervisor(school.app, school.zoe, 'beheerder'))
})
afterAll(async () => {
  await school.app.close()
  await administration.close()
})

const children = [
  { key: 'L<1>&"2"', first_name: 'Zoë', last_name: 'Smit', group: '5a' },
  { key: 'L3', first_name: 'Bas', last_name: 'de Wit', group: '5a' },
]
const connect = (changes: object = {}) =>
  admin.call('PUT /api/v1/begeleider/uwlr', {
    body: {
      roster_url: administration.rosterUrl,
      results_url: administration.resultsUrl,
      ...customer,
      ...changes,
    },
  })
const tellBrin = (brin: string | null) =>
  admin.call('PUT /api/v1/begeleider/organisation', { body: { brin } })
const preview = () => admin.call('POST /api/v1/begeleider/uwlr/roster/preview')
const send = () => admin.call('POST /api/v1/begeleider/uwlr/results')

beforeEach(async () => {
  administration.children = children
  administration.answers = null
  await tellBrin(administrationBrin)
  await connect()
})

test('SSO-4 the children of the administration are previewed, imported, and the next time known by their number', async () => {
  const first = (await preview()).body
  const bas = first.rows.find(({ row }) => row.key === 'L3')
  expect(bas).toMatchObject({
    kind: 'new',
    row: { first_name: 'Bas', last_name: 'de Wit', group_names: ['5a'] },
  })
  expect(JSON.stringify(first)).not.toContain('2018')
  const decisions = [{ row: bas?.row, action: 'add', student_id: null }]
  const body = { decisions, archive: [], is_complete: true }
  expect((await admin.call('POST /api/v1/begeleider/roster/import', { body })).status).toBe(201)
  const again = (await preview()).body
  expect(again.rows.find(({ row }) => row.key === 'L3')?.kind).toBe('same')
  administration.children = children.slice(0, 1)
  expect((await preview()).body.gone.map(({ name }) => name)).toContain('Bas de Wit')
})

test('SSO-4 measures go to the administration, each child by its number, and again replace what is there', async () => {
  const { body } = await send()
  expect(body).toMatchObject({ num_children: 1, num_measures: 1 })
  const sent = [...administration.results.values()]
  expect(new Set(sent.map(({ leerlingid }) => leerlingid))).toEqual(new Set(['L<1>&"2"']))
  expect(new Set(sent.map(({ toetscode }) => toetscode))).toEqual(new Set(['letterliaan-meting-start']))
  const params = { id: school.zoe.student_id }
  const [measure] = (await school.juf.call('GET /api/v1/begeleider/student/:id/measure', { params })).body
    .measures
  const asked = measure?.topics.filter(({ words }) => words > 0) ?? []
  expect(new Map(sent.map(({ onderdeel, score }) => [onderdeel, score]))).toEqual(
    new Map(asked.map(({ key, right, words }) => [key, Math.round((100 * right) / words)])),
  )
  const before = new Map(administration.results)
  // In the same second: the administration wants each message later than the one before.
  expect((await send()).status).toBe(200)
  expect(administration.results).toEqual(before)
  const told = (await admin.call('GET /api/v1/begeleider/uwlr')).body.connection
  expect(told?.results_sent_at).toBeGreaterThan(0)
  const audit = school.app.database.queries
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', 'results_sent')
  expect((await audit.execute()).map(({ detail }) => detail)[0]).toContain(String(school.zoe.student_id))
})

test.each([
  [{ authorisation_key: 'een andere' }, /autorisatiesleutel klopt niet/],
  [{ client_code: 'LL-2' }, /kent deze klantnaam of klantcode niet/],
  [{ client_name: 'Iemand' }, /kent deze klantnaam of klantcode niet/],
])(
  'SSO-4 what the administration refuses is said in Dutch, and nothing counts as sent: %o',
  async (changes, sentence) => {
    const num = administration.results.size
    const sentAt = (await admin.call('GET /api/v1/begeleider/uwlr')).body.connection?.results_sent_at
    await connect(changes)
    for (const reply of [await preview(), await send()]) {
      expect(reply.status).toBe(422)
      expect(reply.problem.detail).toMatch(sentence)
    }
    expect(administration.results.size).toBe(num)
    expect((await connect()).body.results_sent_at).toBe(sentAt)
  },
)

test('SSO-4 another school’s BRIN gets nothing, and none is asked for first', async () => {
  await tellBrin('06SS02')
  expect((await preview()).problem.detail).toMatch(/BRIN klopt/)
  await tellBrin(null)
  expect((await preview()).problem.detail).toMatch(/Vul eerst .* het BRIN/)
  expect((await send()).status).toBe(422)
})

const hostile: readonly (readonly [string, (administration: SchoolAdministration) => void, number])[] = [
  ['nothing', (a) => (a.answers = (reply) => void reply.destroy()), 503],
  [
    'an error',
    (a) => (a.answers = (reply) => void reply.writeHead(502).end('<html>Bad Gateway</html>')),
    503,
  ],
  ['a redirect', (a) => (a.answers = (reply) => void reply.writeHead(302, { location: '/' }).end()), 503],
  ['too much', (a) => (a.answers = (reply) => void reply.end('x'.repeat(6_000_000))), 503],
  [
    'a bomb of entities',
    (a) =>
      (a.answers = (reply) => void reply.end('<!DOCTYPE a [<!ENTITY b "c">]><leerlingen>&b;</leerlingen>')),
    422,
  ],
  ['no children', (a) => (a.answers = (reply) => void reply.end('<leeg/>')), 422],
  ['no XML', (a) => (a.answers = (reply) => void reply.end('\u0000\u0001')), 422],
]
test.each(hostile)(
  'SSO-4 an administration that answers %s is a sentence and no fault of ours',
  async (_, break_, status) => {
    break_(administration)
    const reply = await preview()
    expect(reply.status).toBe(status)
    expect(reply.problem.detail).toMatch(/[.?]$/)
  },
)

test('SSO-4 the key is told to nobody, stays when none is sent, and goes when the connection goes', async () => {
  const { body } = await admin.call('GET /api/v1/begeleider/uwlr')
  expect(JSON.stringify(body)).not.toContain('sleutel')
  const rows = school.app.database.queries.selectFrom('uwlr_connection').selectAll()
  expect(JSON.stringify(await rows.execute())).not.toContain(customer.authorisation_key)
  expect((await connect({ authorisation_key: null })).status).toBe(200)
  expect((await preview()).status).toBe(200)
  await admin.call('DELETE /api/v1/begeleider/uwlr')
  expect(await rows.execute()).toEqual([])
  expect((await preview()).problem.detail).toMatch(/nog niet gekoppeld/)
  expect((await connect({ authorisation_key: null })).problem.errors).toHaveProperty('authorisation_key')
})

test('SSO-4 only an administrator connects, asks or sends', async () => {
  const calls = [
    school.juf.call('GET /api/v1/begeleider/uwlr'),
    school.juf.call('POST /api/v1/begeleider/uwlr/roster/preview'),
    school.juf.call('POST /api/v1/begeleider/uwlr/results'),
    school.juf.call('DELETE /api/v1/begeleider/uwlr'),
  ]
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403])
})

test('SSO-4 no result is sent of who is archived', async () => {
  const archive = (archived_at: number | null) =>
    school.app.database.queries
      .updateTable('student')
      .set({ archived_at })
      .where('id', '=', school.zoe.student_id)
      .execute()
  await archive(school.period.until)
  expect((await send()).problem.detail).toMatch(/geen meting afgerond/)
  await archive(null)
  // The connection was made anew: it knows of no message of this second.
  advanceTime(school.app, 60)
  expect((await send()).status).toBe(200)
})

test('SSO-4 of an earlier school year nothing is sent', async () => {
  const yearSeconds = 366 * 86_400
  const move = (seconds: number) =>
    school.app.database.queries
      .updateTable('answer')
      .set((eb) => ({ created_at: eb('created_at', '+', seconds) }))
      .where('student_id', '=', school.zoe.student_id)
      .execute()
  expect((await send()).status).toBe(200)
  await move(-yearSeconds)
  const { status, problem } = await send()
  expect([status, problem.detail]).toEqual([
    422,
    'Er is dit schooljaar geen meting afgerond van een kind met een leerlingnummer.',
  ])
  await move(yearSeconds)
})
