import { expect, test, describe } from 'vitest'
import { logIn } from '../../../testing/http.ts'
import {
  countRows,
  createChildRequest,
  readLog,
  readCsv,
  readPdf,
  startReportedClass,
  takeMeasure,
  formatDutchDay,
  type ReportedRow,
} from '../../../testing/reported-class.ts'
import { getTest, sendAnswer } from '../../../testing/test-taker.ts'
import { findRows, changeRows } from '../../../testing/rows.ts'

const school = await startReportedClass()
const { app, juf, zoe, amir, group_id, period } = school

describe('RAP-2 CSV', () => {
  const csvOf = async (table: string, body: object = period) => {
    const sent = { params: { scope: 'group', id: group_id }, body: { ...body, table } }
    const reply = await juf.call('POST /api/v1/begeleider/:scope/:id/csv', sent)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    return readCsv(reply.body)
  }

  test('the file of answers has every row of the log and escapes formulas', async () => {
    const { queries } = app.database
    const [first] = await readLog(school, amir)
    const formulas = [' vis ', '=1+1', '+1', '-1', '@A1', '\t=1', '\r=1', '=HYPERLINK("x";"y")']
    const { id: _, word: _word, nr: _nr, label: _label, ...row } = first as ReportedRow
    const rows = formulas.map((input) => ({ ...row, input, run: 99, created_at: period.until - 1 }))
    await queries.insertInto('answer').values(rows).execute()
    const lines = await csvOf('answers')
    await queries.deleteFrom('answer').where('run', '=', 99).execute()
    expect(lines[0]).toMatch(/^\ufeff?naam;leerlingnummer;datum;tijd;/)
    for (const typed of ["'=1+1", "'+1", "'-1", "'@A1"])
      expect(
        lines.filter((line) => line.includes(`;${typed};`)),
        typed,
      ).toHaveLength(1)
    for (const typed of [`;" vis ";`, `;'\t=1;`, `;"'\r=1";`, `;"'=HYPERLINK(""x"";""y"")";`])
      expect(
        lines.filter((line) => line.includes(typed)),
        typed,
      ).toHaveLength(1)
    expect(lines.filter((line) => /(^|;)"?[=+\-@\t]/.test(line))).toEqual([])
    const ids = lines.flatMap((line) => /;(\d+)$/.exec(line)?.[1] ?? [])
    const expected = [...(await readLog(school, amir)), ...(await readLog(school, zoe))].map(({ id }) =>
      String(id),
    )
    expect(ids).toEqual(expect.arrayContaining(expected))
    expect(ids).toHaveLength(expected.length + formulas.length)
  })

  test('KALM-2 the file of answers has the child’s certainty if it was asked', async () => {
    const [first, second, third] = await readLog(school, zoe)
    for (const [row, confidence] of [
      [first, 'sure'],
      [second, 'doubt'],
    ] as const)
      await changeRows(app, 'answer', { id: row?.id ?? 0 }, { confidence })
    const lines = (await csvOf('answers')).map((line) => line.split(';'))
    const column = lines[0]?.indexOf('zeker of twijfel') ?? -1
    const sure = [first, second, third].map(
      (row) => lines.find((line) => line.at(-1) === String(row?.id))?.[column],
    )
    expect(sure).toEqual(['zeker', 'twijfel', ''])
  })

  test('the files of sessions and measures have only rows of the period', async () => {
    const sessions = [
      ...countRows(await readLog(school, amir)).sessions,
      ...countRows(await readLog(school, zoe)).sessions,
    ]
    const lines = (await csvOf('sessions')).slice(1)
    expect(lines.map((line) => Number(line.split(';')[5]))).toEqual(
      sessions.map(({ from, until }) => until - from),
    )
    const clock = (at: number) =>
      formatDutchDay(at, { hour: '2-digit', minute: '2-digit', second: '2-digit' })
    expect(lines.map((line) => line.split(';').slice(3, 5).join())).toEqual(
      sessions.map(({ from, until }) => `${clock(from)},${clock(until)}`),
    )
    const measures = (await csvOf('measures')).slice(1)
    expect(measures.every((line) => line.startsWith('Zoë Zwart;"L<1>&""2""";startmeting;'))).toBe(true)
    const sum = (at: number) => measures.reduce((total, line) => total + Number(line.split(';')[at]), 0)
    const measured = (await readLog(school, zoe)).filter(
      ({ template, step_id }) => template === 'Test' && !zoe.steps.includes(step_id),
    )
    const right = measured.filter(({ is_right }) => is_right).length
    expect([sum(8), sum(9)]).toEqual([right, measured.length])
    for (const table of ['answers', 'sessions', 'measures'])
      expect(await csvOf(table, { since: 0, until: 1 }), table).toHaveLength(1)
  })
})

test('MEND-1 RAP-1 RAP-2 a voided session counts in no report until it is restored', async () => {
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
  expect(await read()).toEqual({ sessions: before.sessions - 1, words: countRows(remaining).words })
  const now = (await juf.call('GET /api/v1/begeleider/student/:id/session', { params })).body
  const undo = { params: { id: now.voided[0]?.id ?? 0 } }
  const undone = await juf.call('POST /api/v1/begeleider/voided-session/:id/undo', undo)
  expect([undone.status, undone.body.voided]).toEqual([200, []])
  expect(await read()).toEqual(before)
})

test('RAP-3 the file is marked as a concept and has finished measures of children with a leerlingnummer', async () => {
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

test('the audit log has an event for each report and export', async () => {
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
  const audit = await findRows(app, 'audit', { organisation_id: zoe.organisation_id }, ['action'])
  const actions = new Set(audit.map(({ action }) => action))
  for (const action of ['parents_report', 'dyslexia_report']) expect(actions).toContain(`${action}_made`)
  for (const action of ['answers', 'measures', 'sessions', 'results'])
    expect(actions).toContain(`${action}_exported`)
})
