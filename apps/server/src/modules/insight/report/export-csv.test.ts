import { describe, expect, test } from 'vitest'
import {
  countRows,
  formatDutchDay,
  readLog,
  readCsv,
  startReportedClass,
  type ReportedRow,
} from '../../../testing/reported-class.ts'

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

  test('KALM-2 the file of answers has the child’s certainty where it was asked', async () => {
    const { queries } = app.database
    const [first, second, third] = await readLog(school, zoe)
    for (const [row, confidence] of [
      [first, 'sure'],
      [second, 'doubt'],
    ] as const)
      await queries
        .updateTable('answer')
        .set({ confidence })
        .where('id', '=', row?.id ?? 0)
        .execute()
    const lines = (await csvOf('answers')).map((line) => line.split(';'))
    const column = lines[0]?.indexOf('zeker of twijfel') ?? -1
    const sure = [first, second, third].map(
      (row) => lines.find((line) => line.at(-1) === String(row?.id))?.[column],
    )
    expect(sure).toEqual(['zeker', 'twijfel', ''])
  })

  test('the files of sessions and measures have the generated rows of the period only', async () => {
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
