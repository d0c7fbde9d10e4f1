import { expect, test } from 'vitest'
import { formatSchoolYear, schoolYearOf } from './school-year.ts'

test.each([
  [new Date(2026, 7, 1), '2026-2027'],
  [new Date(2026, 11, 31), '2026-2027'],
  [new Date(2027, 6, 31), '2026-2027'],
])('%s', (date, expected) => {
  expect(formatSchoolYear(schoolYearOf(date))).toBe(expected)
})
