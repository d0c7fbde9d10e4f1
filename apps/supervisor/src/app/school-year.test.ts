import { expect, test } from 'vitest'
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
  [new Date(2026, 0, 1), 1],
  [new Date(2026, 2, 16), 12],
  [new Date(2026, 11, 31), 53],
  [new Date(2027, 0, 3), 53],
  [new Date(2027, 0, 4), 1],
])('%s is in week %i', (date, week) => {
  expect(weekOf(date)).toBe(week)
})
