import type { HolidayRegion } from '@letterliaan/contract'
import { holidayRegions } from '@letterliaan/contract/limits'
import { expect, test } from 'vitest'
import { toDateOfDay, toDayNumber } from './amsterdam.ts'
import { listHolidays } from './school-holidays.ts'

const schoolYears = [2025, 2026, 2027]
const dutch = ['Herfstvakantie', 'Kerstvakantie', 'Voorjaarsvakantie', 'Meivakantie', 'Zomervakantie']
const flemish = ['Herfstvakantie', 'Kerstvakantie', 'Krokusvakantie', 'Paasvakantie', 'Zomervakantie']
const days = (from: string, until: string): number => toDayNumber(until) - toDayNumber(from) + 1
const weekday = (day: string): number => toDateOfDay(toDayNumber(day)).getUTCDay()
const [sunday, monday, saturday] = [0, 1, 6]

test.each(holidayRegions)(
  'ZEG-3 %s has the five holidays of each school year, in order and without overlap',
  (region) => {
    const holidays = listHolidays(region, [])
    const names = region === 'vlaanderen' ? flemish : dutch
    expect(holidays.map(({ name }) => name)).toEqual(schoolYears.flatMap(() => names))
    for (const [at, { from, until }] of holidays.entries()) {
      expect(from < until && until < (holidays[at + 1]?.from ?? '9')).toBe(true)
    }
  },
)

test.each(['noord', 'midden', 'zuid'] as const)(
  'ZEG-3 holidays of %s last whole weeks from Saturday to Sunday: one, two at Christmas, six in summer',
  (region) => {
    const numDays: Record<string, number> = { Kerstvakantie: 16, Zomervakantie: 44 }
    for (const { name, from, until } of listHolidays(region, [])) {
      expect([name, weekday(from), weekday(until), days(from, until)]).toEqual([
        name,
        saturday,
        sunday,
        numDays[name] ?? 9,
      ])
    }
  },
)

/** Anonymous Gregorian computus. */
function easterOf(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const d = Math.floor(b / 4)
  const h = (19 * a + b - d - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const n = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114
  return toDayNumber(`${year}-0${Math.floor(n / 31)}-${String((n % 31) + 1).padStart(2, '0')}`)
}

test('ZEG-3 Flanders follows the rules of its decree', () => {
  const holidays = listHolidays('vlaanderen', [])
  for (const year of schoolYears) {
    const [autumn, christmas, carnival, easter, summer] = holidays.slice((year - 2025) * 5)
    const isIn = (day: string, holiday = autumn) => !!holiday && holiday.from <= day && day <= holiday.until
    expect([autumn, christmas, carnival, easter].map((holiday) => weekday(holiday?.from ?? ''))).toEqual(
      [1, 2, 3, 4].map(() => monday),
    )
    const allSaints = `${year}-11-01`
    expect(isIn(allSaints) || (weekday(allSaints) === sunday && autumn?.from === `${year}-11-02`)).toBe(true)
    const christmasDay = `${year}-12-25`
    expect(isIn(christmasDay, christmas)).toBe(weekday(christmasDay) !== saturday)
    const sundayOfEaster = easterOf(year + 1)
    expect(toDayNumber(carnival?.from ?? '')).toBe(sundayOfEaster + 1 - 7 * 7)
    expect(sundayOfEaster + 1).toBeGreaterThanOrEqual(toDayNumber(easter?.from ?? ''))
    expect(sundayOfEaster).toBeLessThanOrEqual(toDayNumber(easter?.until ?? ''))
    expect([summer?.from, summer?.until]).toEqual([`${year + 1}-07-01`, `${year + 1}-08-31`])
  }
})

test('ZEG-3 the own days of a school are merged with the holidays of its region, if it has a region', () => {
  const own = [{ name: 'Studiedag', from: '2026-11-20', until: '2026-11-20' }]
  expect(listHolidays(null, [])).toEqual([])
  expect(listHolidays(null, own)).toEqual(own)
  const names = (region: HolidayRegion) => listHolidays(region, own).map(({ name }) => name)
  expect(names('zuid').indexOf('Studiedag')).toBe(names('zuid').indexOf('Herfstvakantie', 5) + 1)
})
