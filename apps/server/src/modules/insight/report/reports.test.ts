import { expect, test } from 'vitest'
import { logIn } from '../../../testing/http.ts'
import {
  countRows,
  createChildRequest,
  readLog,
  readCsv,
  readPdf,
  startReportedClass,
  takeMeasure,
} from '../../../testing/reported-class.ts'
import { getTest, sendAnswer } from '../../../testing/test-taker.ts'

const school = await startReportedClass()
const { app, juf, zoe, amir, group_id, period } = school

test('MEND-1 RAP-1 RAP-2 a voided session counts in no report, and a restored one counts again', async () => {
  const read = async () => {
    const csv = { ...period, table: 'sessions' }
    const { body } = await juf.call('POST /api/v1/begeleider/:scope/:id/csv', createChildRequest(amir, csv))
    const page = await juf.call(
      'POST /api/v1/begeleider/student/:id/report/parents',
      createChildRequest(amir, period),
    )
    const [, words] = /schreefAmir(\d+)woorden/.exec((await readPdf(page)).text) ?? []
    return { sessions: readCsv(body).length - 1, words: Number(words) }
  }
  const before = await read()
  const all = await readLog(school, amir)
  expect(before).toEqual({ sessions: countRows(all).sessions.length, words: countRows(all).words })
  const last = countRows(all).sessions.at(-1)
  const remaining = all.filter(({ created_at }) => created_at < (last?.from ?? 0))
  const params = { id: amir.student_id }
  const { body } = await juf.call('GET /api/v1/begeleider/student/:id/session', { params })
  const started_at = body.sessions[0]?.started_at ?? 0
  const call = { params, body: { started_at, reason: '' } }
  expect((await juf.call('POST /api/v1/begeleider/student/:id/session/void', call)).status).toBe(200)
  expect(await read()).toEqual({
    sessions: before.sessions - 1,
    words: countRows(remaining).words,
  })
  const now = (await juf.call('GET /api/v1/begeleider/student/:id/session', { params })).body
  const undo = { params: { id: now.voided[0]?.id ?? 0 } }
  const undone = await juf.call('POST /api/v1/begeleider/voided-session/:id/undo', undo)
  expect([undone.status, undone.body.voided]).toEqual([200, []])
  expect(await read()).toEqual(before)
})

test('RAP-3 the results have the finished measures of children with a leerlingnummer, as a concept', async () => {
  await takeMeasure(school, amir)
  const student_ids = [zoe.student_id]
  await juf.call('POST /api/v1/begeleider/measure', { body: { student_ids, kind: 'interim', worlds: [1] } })
  const caller = await logIn(app, zoe.username)
  const begun = (await caller.call('GET /api/v1/test')).body.measures.at(-1)
  await sendAnswer(caller, await getTest(caller, begun?.test_id ?? 0), 'x')
  const sent = { params: { scope: 'group', id: group_id }, body: period }
  const { status, body, headers } = await juf.call('POST /api/v1/begeleider/:scope/:id/uwlr', sent)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const xml = new TextDecoder().decode(body)
  expect(xml).toContain('<commentaar>concept, niet gecertificeerd</commentaar>')
  expect(xml.match(/<leerlingid>(.*?)<\/leerlingid>/g)).toEqual([
    '<leerlingid>L&lt;1&gt;&amp;&quot;2&quot;</leerlingid>',
  ])
  expect(xml).not.toContain('meting-interim')
  const ofOther = { ...sent, body: { since: 1, until: 2 } }
  expect((await juf.call('POST /api/v1/begeleider/:scope/:id/uwlr', ofOther)).status).toBe(422)
  const none = await juf.call('POST /api/v1/begeleider/:scope/:id/uwlr', createChildRequest(amir, period))
  expect([none.status, none.problem.detail]).toEqual([
    422,
    'Er is geen leerlingnummer bekend. Lees de kinderen in met EDEXML, of met een lijst waar het leerlingnummer in staat.',
  ])
})

test('the audit log has each report and export', async () => {
  const ofGroup = (body: object = period) => ({ params: { scope: 'group', id: group_id }, body })
  const answers = { ...period, table: 'answers' }
  const replies = await Promise.all([
    juf.call('POST /api/v1/begeleider/student/:id/report/parents', createChildRequest(zoe, period)),
    juf.call('POST /api/v1/begeleider/student/:id/report/dyslexia', createChildRequest(zoe, period)),
    juf.call('POST /api/v1/begeleider/:scope/:id/csv', createChildRequest(zoe, answers)),
    juf.call(
      'POST /api/v1/begeleider/:scope/:id/csv',
      createChildRequest(zoe, { ...period, table: 'measures' }),
    ),
    juf.call('POST /api/v1/begeleider/:scope/:id/uwlr', createChildRequest(zoe, period)),
    juf.call('POST /api/v1/begeleider/:scope/:id/csv', ofGroup({ ...period, table: 'sessions' })),
    juf.call('POST /api/v1/begeleider/:scope/:id/uwlr', ofGroup()),
  ])
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  const audit = await app.database.queries
    .selectFrom('audit')
    .select('action')
    .where('organisation_id', '=', zoe.organisation_id)
    .execute()
  const actions = new Set(audit.map(({ action }) => action))
  for (const action of ['parents_report', 'dyslexia_report']) expect(actions).toContain(`${action}_made`)
  for (const action of ['answers', 'measures', 'sessions', 'results'])
    expect(actions).toContain(`${action}_exported`)
})
