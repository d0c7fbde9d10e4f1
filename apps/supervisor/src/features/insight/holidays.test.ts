import { expect, test } from 'vitest'
import { createTableWithHolidays, listHolidaysInWeek, computeHolidayShades } from './holidays.ts'
import { fillWeeks } from './times.ts'

const holiday = (name: string, from: string, until: string) => ({ name, from, until })
const autumn = holiday('Herfstvakantie', '2026-10-17', '2026-10-25')
const studyDay = holiday('Studiedag', '2026-10-28', '2026-10-28')

test('ZEG-3 a holiday is shaded from its first to its last day, within the time axis', () => {
  const ten = { first: '2026-10-12', last: '2026-12-14' }
  expect(computeHolidayShades([autumn], ten)).toEqual([
    { name: 'Herfstvakantie', from: 5 / 70, width: 9 / 70 },
  ])
  expect(computeHolidayShades([autumn], { first: '2026-10-19', last: '2026-10-19' })).toEqual([
    { name: 'Herfstvakantie', from: 0, width: 1 },
  ])
  expect(computeHolidayShades([autumn], { first: '2026-10-26', last: '2026-11-30' })).toEqual([])
  expect(computeHolidayShades([autumn], { first: '2026-09-07', last: '2026-10-05' })).toEqual([])
})

test.each([
  ['2026-10-12', ''],
  ['2026-10-19', 'Herfstvakantie'],
  ['2026-10-26', 'Studiedag'],
])('ZEG-3 the holiday in the week of %s is: %s', (week, names) => {
  expect(listHolidaysInWeek([autumn, studyDay], week)).toBe(names)
})

test('ZEG-3 the table of a chart has a column of holidays, but only if there is a holiday', () => {
  const weeks = fillWeeks([{ week: '2026-10-12' }, { week: '2026-11-02' }])
  const tableOf = (holidays: (typeof autumn)[]) =>
    createTableWithHolidays(holidays, ['Week van', 'Woorden'], weeks, () => [12])
  expect(tableOf([autumn, studyDay])).toEqual({
    head: ['Week van', 'Woorden', 'Vakantie'],
    rows: [
      ['12 okt', 12, ''],
      ['19 okt', '', 'Herfstvakantie'],
      ['26 okt', '', 'Studiedag'],
      ['2 nov', 12, ''],
    ],
  })
  expect(tableOf([])).toEqual({
    head: ['Week van', 'Woorden'],
    rows: [
      ['12 okt', 12],
      ['2 nov', 12],
    ],
  })
})
