import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatLogbookDate } from './NotePages.tsx'

test('LOG-1 a date is shown as DD-MM-YYYY', () => {
  expect(formatLogbookDate(new Date(2026, 2, 5, 9, 30).getTime() / 1000)).toBe('05-03-2026')
  expect(formatLogbookDate(new Date(2026, 11, 31, 23, 59).getTime() / 1000)).toBe('31-12-2026')
})

test('LOG-1 any moment is formatted in ten characters that parse to its day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800 }), (date) => {
      const text = formatLogbookDate(date)
      expect(text).toMatch(/^\d{2}-\d{2}-\d{4}$/)
      const [day, month, year] = text.split('-').map(Number)
      expect(new Date(year ?? 0, (month ?? 0) - 1, day).toDateString()).toBe(
        new Date(date * 1000).toDateString(),
      )
    }),
  )
})
