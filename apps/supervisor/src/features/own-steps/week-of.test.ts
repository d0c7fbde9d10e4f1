import { expect, test } from 'vitest'
import { weekOf } from './week-of.ts'

test.each([
  [new Date(2026, 0, 1), 1],
  [new Date(2026, 2, 16), 12],
  [new Date(2026, 11, 31), 53],
  [new Date(2027, 0, 3), 53],
  [new Date(2027, 0, 4), 1],
])('%s is in week %i', (date, week) => {
  expect(weekOf(date)).toBe(week)
})
