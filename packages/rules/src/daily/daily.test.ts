import { hatchlings, numLetters } from '@letterliaan/contract/daily'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findStartOfDay } from '../calendar/amsterdam.ts'
import {
  countPracticeDays,
  daysOfAnEgg,
  listHatchedAnimals,
  chooseDailyThing,
  chooseWeatherOfDay,
} from './index.ts'

const child = fc.integer({ min: 1, max: 1_000_000 })
const day = fc.integer({ min: 20_000, max: 22_000 })
const days = fc.integer({ min: 0, max: 400 })

test('PLEK-7 hatched animals grow with days of practice and never shrink', () => {
  fc.assert(
    fc.property(child, days, days, (student_id, a, b) => {
      const [fewer, more] = [Math.min(a, b), Math.max(a, b)]
      const before = listHatchedAnimals({ student_id, practiceDays: fewer })
      const after = listHatchedAnimals({ student_id, practiceDays: more })
      expect(after.slice(0, before.length)).toEqual(before)
      expect(new Set(after).size).toBe(after.length)
      expect(after.length).toBe(Math.min(hatchlings.length, Math.floor(more / daysOfAnEgg)))
    }),
  )
})

test('PLEK-7 a day without practice changes no egg, animal or letter', () => {
  fc.assert(
    fc.property(
      child,
      day,
      days,
      fc.integer({ min: 1, max: 400 }),
      (student_id, today, practiceDays, away) => {
        const left = chooseDailyThing({ student_id, day: today, practiceDays })
        const back = chooseDailyThing({ student_id, day: today + away, practiceDays })
        // The visitor may change with the day, but the kind of surprise does not.
        expect(back?.kind).toBe(left?.kind)
        expect(left?.kind === 'visitor' ? left : back).toEqual(left)
      },
    ),
  )
})

test('PLEK-7 practice during a day does not change its surprise', () => {
  const second = fc.integer({ min: 0, max: 22 * 3600 })
  fc.assert(
    fc.property(
      child,
      fc.array(day, { maxLength: 60 }),
      day,
      second,
      second,
      (id, practised, today, a, b) => {
        const midnight = findStartOfDay(new Date(today * 86_400_000).toISOString().slice(0, 10)) ?? 0
        const hours = practised.map((at) => at * 24 + 12)
        const at = (seconds: number, log: readonly number[]) =>
          chooseDailyThing({
            student_id: id,
            day: today,
            practiceDays: countPracticeDays(log, midnight + seconds),
          })
        expect(at(b, [...hours, Math.floor((midnight + a) / 3600)])).toEqual(at(a, hours))
      },
    ),
  )
})

test('PLEK-7 consecutive days of practice have different surprises, and each animal hatches once', () => {
  fc.assert(
    fc.property(child, day, (student_id, today) => {
      const things = Array.from({ length: daysOfAnEgg * (hatchlings.length + 2) }, (_, at) =>
        chooseDailyThing({ student_id, day: today + at, practiceDays: at + 1 }),
      )
      const told = things.map((thing) => JSON.stringify(thing))
      expect(told.filter((thing, at) => thing === told[at - 1])).toEqual([])
      const hatched = things.flatMap((thing) => (thing?.kind === 'hatch' ? thing.animal : []))
      expect(hatched.toSorted()).toEqual([...hatchlings].toSorted())
      // An animal is counted on the day on which it hatches.
      expect(listHatchedAnimals({ student_id, practiceDays: daysOfAnEgg })).toEqual(hatched.slice(0, 1))
    }),
  )
})

test('PLEK-7 all letters are shown once before any is repeated', () => {
  fc.assert(
    fc.property(child, (student_id) => {
      const numbers: number[] = []
      for (let practiceDays = 1; numbers.length < numLetters; practiceDays++) {
        const thing = chooseDailyThing({ student_id, day: 20_000, practiceDays })
        if (thing?.kind === 'letter') numbers.push(thing.number)
      }
      expect(new Set(numbers).size).toBe(numLetters)
    }),
  )
})

test('PLEK-7 the first day has no daily thing', () => {
  expect(chooseDailyThing({ student_id: 7, day: 20_000, practiceDays: 0 })).toBeNull()
  expect(chooseDailyThing({ student_id: 7, day: 20_000, practiceDays: 1 })).toEqual({
    kind: 'egg',
    is_moving: false,
  })
})

test('practice days are counted in Amsterdam time, without today', () => {
  const midnight = findStartOfDay('2026-11-16') ?? 0
  const now = midnight + 12 * 3600
  const hour = (seconds: number) => Math.floor((midnight + seconds) / 3600)
  expect(countPracticeDays([hour(0), hour(7200)], now)).toBe(0)
  expect(countPracticeDays([hour(-1), hour(-3600 * 20), hour(-3600 * 25)], now)).toBe(2)
})

test('PLEK-7 the weather is mostly fair, and each kind occurs', () => {
  const year = Array.from({ length: 400 }, (_, at) => chooseWeatherOfDay({ student_id: 3, day: 20_000 + at }))
  const fair = year.filter((weather) => weather === 'fair').length
  expect([fair > 150, fair < 260]).toEqual([true, true])
  expect(new Set(year).size).toBe(5)
})
