import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countMonthsOfEducation } from './school-year.ts'

const at = (date: string): number => Date.parse(date) / 1000

test.each([
  ['the first school day of groep 3', 3, '2026-09-01T08:30:00Z', 1],
  ['November in groep 4', 4, '2026-11-20T12:00:00Z', 13],
  ['New Year is no new school year', 4, '2027-01-08T12:00:00Z', 15],
  ['the end of groep 3', 3, '2027-06-30T12:00:00Z', 10],
  ['the summer holiday adds nothing', 3, '2027-08-15T12:00:00Z', 10],
  ['the end of groep 8', 8, '2027-07-01T12:00:00Z', 60],
  ['midnight in Amsterdam, not in Greenwich', 3, '2026-09-30T22:30:00Z', 2],
])('dl of a student: %s', (_name, group, date, dl) => {
  expect(countMonthsOfEducation(group, at(date))).toBe(dl)
})

test('dl increases during a school year and stays within the months of its group', () => {
  const day = fc.integer({ min: at('2026-09-01T12:00:00Z'), max: at('2027-08-31T12:00:00Z') })
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 8 }), day, day, (group, dayA, dayB) => {
      const [earlier, later] = dayA < dayB ? [dayA, dayB] : [dayB, dayA]
      const first = (group - 3) * 10
      expect(countMonthsOfEducation(group, earlier)).toBeLessThanOrEqual(countMonthsOfEducation(group, later))
      expect(countMonthsOfEducation(group, earlier)).toBeGreaterThan(first)
      expect(countMonthsOfEducation(group, later)).toBeLessThanOrEqual(first + 10)
    }),
  )
})
