import { expect, test } from 'vitest'
import { findStartOfDay } from './amsterdam.ts'
import { createWeekOf, toWeekNumber, listWeeksUpTo } from './weeks.ts'

const at = (time: string): number => Date.parse(time) / 1000

test.each([
  ['2026-11-15T22:59:59Z', '2026-11-09'],
  ['2026-11-15T23:00:00Z', '2026-11-16'],
  ['2026-11-22T22:59:59Z', '2026-11-16'],
  ['2026-07-05T21:59:59Z', '2026-06-29'],
  ['2026-07-05T22:00:00Z', '2026-07-06'],
  ['2027-01-01T12:00:00Z', '2026-12-28'],
])('%s is in the week of Monday %s, which begins and ends at midnight in Amsterdam', (time, week) => {
  const weekOf = createWeekOf()
  const [only] = listWeeksUpTo(at(time), 0)
  expect([weekOf(at(time)), only?.week]).toEqual([week, week])
  expect([only?.since ?? 0, (only?.until ?? 0) - 1].map(weekOf)).toEqual([week, week])
  expect(weekOf((only?.since ?? 0) - 1)).not.toBe(week)
  expect(weekOf(only?.until ?? 0)).not.toBe(week)
})

test.each([
  ['2026-03-30T10:00:00Z', [168, 167, 168]],
  ['2026-10-26T10:00:00Z', [168, 169, 168]],
])('each week starts at the end of the previous one, also if the clock changes (%s)', (time, hours) => {
  const weeks = listWeeksUpTo(at(time), 2)
  expect(weeks.map(({ since, until }) => (until - since) / 3600)).toEqual(hours)
  expect(weeks.slice(1).map(({ since }) => since)).toEqual(weeks.slice(0, -1).map(({ until }) => until))
})

test.each([
  ['2026-01-01', 1],
  ['2026-03-16', 12],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
])('%s is in week number %i', (day, week) => {
  expect(toWeekNumber(findStartOfDay(day) ?? 0)).toBe(week)
})
