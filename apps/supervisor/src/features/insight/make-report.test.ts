import { expect, test } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { makeReportFile } from './make-report.ts'
import { noSupport, type ReportFileKind } from './report-files.ts'

const period = { since: 100, until: 200 }
const bytes = new ArrayBuffer(8)

test.each<[ReportFileKind, string, object]>([
  ['parents', 'student/:id/report/parents', period],
  ['dyslexia', 'student/:id/report/dyslexia', { ...period, ...noSupport, goal: 'Lezen', has_annex: false }],
  [
    'dyslexia_annex',
    'student/:id/report/dyslexia',
    { ...period, ...noSupport, goal: 'Lezen', has_annex: true },
  ],
  ['uwlr', ':scope/:id/uwlr', period],
  ['answers', ':scope/:id/csv', { ...period, table: 'answers' }],
  ['measures', ':scope/:id/csv', { ...period, table: 'measures' }],
  ['sessions', ':scope/:id/csv', { ...period, table: 'sessions' }],
])('RAP-1 the report of a child %s is requested as %s', async (kind, path, body) => {
  const call = `POST /api/v1/begeleider/${path}` as 'POST /api/v1/begeleider/:scope/:id/csv'
  const { press, calls, told } = createStage({ [call]: bytes as never })
  const request = { kind, period, support: { ...noSupport, goal: 'Lezen' } }
  expect((await press(makeReportFile('student', 3), request))?.byteLength).toBe(8)
  expect([calls[0]?.ids, calls[0]?.body, told]).toEqual([[3], body, []])
})

test('RAP-3 a file about a group is requested with the id of the group', async () => {
  const { press, calls } = createStage({ 'POST /api/v1/begeleider/:scope/:id/uwlr': bytes as never })
  await press(makeReportFile('group', 7), { kind: 'uwlr', period, support: noSupport })
  expect([calls[0]?.ids, calls[0]?.body]).toEqual([[7], period])
})
