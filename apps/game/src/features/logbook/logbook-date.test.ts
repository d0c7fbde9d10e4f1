import { expect, test } from 'vitest'
import { formatLogbookDate } from './NotePages.tsx'

test('LOG-1 a date is shown as DD-MM-YYYY', () => {
  expect(formatLogbookDate(new Date(2026, 2, 5, 9, 30).getTime() / 1000)).toBe('05-03-2026')
  expect(formatLogbookDate(new Date(2026, 11, 31, 23, 59).getTime() / 1000)).toBe('31-12-2026')
})
