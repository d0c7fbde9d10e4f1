import { expect, test } from 'vitest'
import { startOfDay } from './dutch-time.ts'
import { nextName, weekOf } from './school-year.ts'

test.each([
  ['Groep 5a', 'Groep 6a'],
  ['5b', '6b'],
  ['Dolfijnen', 'Dolfijnen'],
  ['Groep 8', 'Groep 8'],
])('GRP-8 a year after %j a group is %j', (name, next) => {
  expect(nextName(name)).toBe(next)
})

test.each([
  ['2026-01-01', 1],
  ['2026-03-16', 12],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
])('%s is in week %i', (day, week) => {
  expect(weekOf(startOfDay(day) ?? 0)).toBe(week)
})
