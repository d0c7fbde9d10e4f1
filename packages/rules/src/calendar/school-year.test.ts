import { expect, test } from 'vitest'
import { toSchoolYear } from './school-year.ts'

test.each([
  ['2026-07-31T21:59:59Z', 2025],
  ['2026-07-31T22:00:00Z', 2026],
  ['2026-12-31T23:30:00Z', 2026],
  ['2027-01-15T12:00:00Z', 2026],
])('the school year at %s is that of %i', (time, year) => {
  expect(toSchoolYear(Date.parse(time) / 1000)).toBe(year)
})
