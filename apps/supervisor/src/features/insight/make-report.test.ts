import { expect, test } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { makeChildFile, makeGroupFile } from './make-report.ts'
import { childOffers, groupOffers, noSupport, type ReportOffer, type ReportKind } from './report-files.ts'

const period = { since: 100, until: 200 }
const child = '/api/v1/begeleider/student/:id'
const group = '/api/v1/begeleider/group/:id'
const bytes = new ArrayBuffer(8)
const kindsOf = (offers: readonly ReportOffer[]) =>
  offers.flatMap(({ files }) => files.map(({ kind }) => kind))

test.each<[ReportKind, string, object]>([
  ['parents', 'report/parents', period],
  ['dyslexia', 'report/dyslexia', { ...period, ...noSupport, goal: 'Lezen', has_annex: false }],
  ['dyslexia_annex', 'report/dyslexia', { ...period, ...noSupport, goal: 'Lezen', has_annex: true }],
  ['uwlr', 'uwlr', period],
  ['answers', 'csv', { ...period, table: 'answers' }],
  ['measures', 'csv', { ...period, table: 'measures' }],
  ['sessions', 'csv', { ...period, table: 'sessions' }],
])('RAP-1 the report of a child %s is requested as %s', async (kind, path, body) => {
  const call = `POST ${child}/${path}` as `POST ${typeof child}/csv`
  const { press, calls, told } = createStage({ [call]: bytes as never })
  const request = { kind, period, support: { ...noSupport, goal: 'Lezen' } }
  expect((await press(makeChildFile(3), request))?.byteLength).toBe(8)
  expect([calls[0]?.ids, calls[0]?.body, told]).toEqual([[3], body, []])
})

test.each<[ReportKind, string, object]>([
  ['uwlr', 'uwlr', period],
  ['answers', 'csv', { ...period, table: 'answers' }],
  ['measures', 'csv', { ...period, table: 'measures' }],
  ['sessions', 'csv', { ...period, table: 'sessions' }],
])('RAP-3 the report of a group %s is requested as %s', async (kind, path, body) => {
  const call = `POST ${group}/${path}` as `POST ${typeof group}/csv`
  const { press, calls } = createStage({ [call]: bytes as never })
  expect((await press(makeGroupFile(7), { kind, period, support: noSupport }))?.byteLength).toBe(8)
  expect([calls[0]?.ids, calls[0]?.body]).toEqual([[7], body])
})

test('RAP-1 RAP-3 every file that is offered can be made', async () => {
  for (const [offers, make] of [
    [childOffers, makeChildFile],
    [groupOffers, makeGroupFile],
  ] as const)
    for (const kind of kindsOf(offers)) {
      const { press, calls, told } = createStage()
      await press(make(1), { kind, period, support: noSupport })
      // Nothing answers here: what counts is that something was asked.
      expect(calls, kind).toHaveLength(1)
      expect(told[0], kind).toContain('Hier is niets')
    }
})
