import { expect, test } from 'vitest'
import { formatSchoolYear, nextName, schoolYearOf, weekOf } from './school-year.ts'

test.each([
  [new Date(2026, 7, 1), '2026-2027'],
  [new Date(2026, 11, 31), '2026-2027'],
  [new Date(2027, 6, 31), '2026-2027'],
])('%s', (date, expected) => {
  expect(formatSchoolYear(schoolYearOf(date))).toBe(expected)
})

test.each([
  ['Groep 5a', 'Groep 6a'],
  ['5b', '6b'],
  ['Dolfijnen', 'Dolfijnen'],
  ['Groep 8', 'Groep 8'],
])('GRP-8 a year after %j a group is %j', (name, next) => {
  expect(nextName(name)).toBe(next)
})

test.each([
  [new Date(2026, 0, 1), 1],
  [new Date(2026, 2, 16), 12],
  [new Date(2026, 11, 31), 53],
  [new Date(2027, 0, 3), 53],
  [new Date(2027, 0, 4), 1],
])('%s is in week %i', (date, week) => {
  expect(weekOf(date)).toBe(week)
})
