import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDate, toDateParts, toUnixSeconds } from './date-parts.ts'

test.each([
  ['29', '02', '2016', Date.UTC(2016, 1, 29) / 1000],
  ['3', '1', '2015', Date.UTC(2015, 0, 3) / 1000],
  ['31', '12', '1969', -86_400],
  ['29', '02', '2015', null],
  ['31', '04', '2016', null],
  ['00', '04', '2016', null],
  ['01', '13', '2016', null],
  ['01', '01', '16', null],
  ['', '01', '2016', null],
])('%s-%s-%s is %s', (day, month, year, seconds) => {
  expect(toUnixSeconds({ day, month, year })).toBe(seconds)
})

test('every day of two centuries is parsed as it was formatted', () => {
  const days = fc.integer({
    min: Date.UTC(1900, 0, 1) / 86_400_000,
    max: Date.UTC(2099, 11, 31) / 86_400_000,
  })
  fc.assert(
    fc.property(days, (day) => {
      expect(toUnixSeconds(toDateParts(day * 86_400))).toBe(day * 86_400)
    }),
  )
})

test.each(['3-11-2016', '03/11/2016', ' 03.11.2016 '])('"%s" is the third of November', (text) => {
  expect(parseDate(text)).toEqual({ day: '03', month: '11', year: '2016' })
})

test.each(['2016-11-03', 'morgen', ''])('"%s" is not parsed', (text) => {
  expect(parseDate(text)).toBeUndefined()
})
