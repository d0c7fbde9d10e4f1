import { expect, test } from 'vitest'
import { computeAbsenceLevel, findAbsent, type Practiser } from './absence.ts'

/** A Monday. Days 0 to 4 of each week are school days. */
const monday = 20_000
const schoolDays = (from: number, until: number): number[] =>
  Array.from({ length: until - from }, (_, at) => from + at).filter((day) => (day - monday + 700) % 7 < 5)

const child = (student_id: number, days: readonly number[]): Practiser => ({
  student_id,
  days,
  last: days.at(-1) ?? monday - 60,
})
const today = monday + 28

const everySecond = (days: readonly number[], at: number) => days.filter((_, index) => index % 2 === at % 2)
const usual = Array.from({ length: 5 }, (_, at) => child(at + 1, everySecond(schoolDays(monday, today), at)))

test('ZEG-5 a child without work for a school week is absent if the others practise every other day', () => {
  const six = child(8, schoolDays(monday, today - 5))
  const seven = child(9, schoolDays(monday, today - 6))
  expect([...findAbsent([...usual, six, seven], today)]).toEqual([[9, 7]])
})

test('ZEG-5 in a group that practises every eight days, a child is absent after twenty days, not after ten', () => {
  const seldom = [1, 2, 3, 4].map((id) => child(id, [monday, monday + 8, monday + 16, monday + 24]))
  const ten = child(5, [monday, monday + 8, today - 10])
  const twenty = child(6, [monday, today - 20])
  expect([...findAbsent([...seldom, ten, twenty], today).keys()]).toEqual([6])
})

test('ZEG-5 no child is absent during a holiday or in the first days after it', () => {
  expect([...findAbsent(usual, today + 45)]).toEqual([])
  const back = [46, 47, 50, 52, 54].map((days) => today + days)
  const after = usual.map(({ student_id, days }) => child(student_id, [...days, ...back]))
  const late = child(9, schoolDays(monday, today))
  expect([...findAbsent([...after, late], today + 47)]).toEqual([])
  expect([...findAbsent([...after, late], today + 56).keys()]).toContain(9)
})

test('ZEG-5 a child that never practised is absent after a week, and a child alone in its group has no holidays', () => {
  const never: Practiser = { student_id: 9, days: [], last: today - 8 }
  const young: Practiser = { student_id: 8, days: [], last: today - 3 }
  expect([...findAbsent([...usual, never, young], today).keys()]).toEqual([9])
  const alone = child(1, schoolDays(monday, monday + 10))
  expect([...findAbsent([alone], today).keys()]).toEqual([1])
})

test('the level of an absence rises each time its number of days doubles', () => {
  expect([7, 13, 14, 27, 28, 200].map(computeAbsenceLevel)).toEqual([0, 0, 1, 1, 2, 4])
})

test('ZEG-3 days of a school holiday do not count as absence, even if other children practise', () => {
  const diligent = Array.from({ length: 5 }, (_, at) =>
    child(at + 1, [...(usual[at]?.days ?? []), ...schoolDays(today, today + 15)]),
  )
  const away = child(9, schoolDays(monday, today))
  const holiday = new Set(Array.from({ length: 9 }, (_, at) => today - 2 + at))
  expect([...findAbsent([...diligent, away], today + 9).keys()]).toContain(9)
  expect([...findAbsent([...diligent, away], today + 9, holiday)]).toEqual([])
  expect([...findAbsent([...diligent, away], today + 14, holiday).keys()]).toContain(9)
  expect([...findAbsent([away], today + 9, holiday)]).toEqual([])
})
