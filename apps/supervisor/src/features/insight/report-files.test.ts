import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import { expect, test } from 'vitest'
import { childReportOffers, groupReportOffers, formatReportFileName, toReportPeriod } from './report-files.ts'

test.each([
  ['2026-08-01', '2026-11-21', 113],
  ['2026-11-21', '2026-11-21', 1],
  ['2026-11-22', '2026-11-21', null],
  ['', '2026-11-21', null],
  ['2026-11-21', '', null],
])('the period from %s to %s lasts %s days, because it includes the last day', (first, last, days) => {
  const period = toReportPeriod(first, last)
  // Rounds, because summer time ends in one of these periods.
  expect(period && Math.round((period.until - period.since) / 86_400)).toBe(days)
  const lastDay = period && toAmsterdamDate(period.until - 1)
  expect(lastDay).toBe(days === null ? null : last)
})

test('RAP-3 the label and the file name of a draft report say that it is a draft', () => {
  for (const offers of [childReportOffers, groupReportOffers]) {
    const concepts = offers.filter(({ isConcept }) => isConcept).flatMap(({ files }) => files)
    expect(concepts.map((file) => formatReportFileName(file, 'Groep 5/6: a'))).toEqual([
      'UWLR concept Groep 5-6- a.xml',
    ])
  }
})
