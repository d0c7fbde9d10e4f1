import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAmsterdamDate, toAmsterdamDay } from '../calendar/amsterdam.ts'
import { getDefaultMinSuccessScore, getDefaultPoints } from './defaults.ts'
import { payForCompletion, validatePurchase, sumBalance } from './payment.ts'

const exercise = {
  points_rewarded_difficulty_1: 11,
  points_rewarded_difficulty_2: 22,
  points_rewarded_difficulty_3: 33,
}
const never = { first: false, lastRepeatDay: null }
const done = (difficulty: 1 | 2 | 3) => ({ difficulty, is_complete: true, status: 2 })

describe('RUL-3 a passed exercise earns the points of its difficulty', () => {
  test.each([
    [1, 11],
    [2, 22],
    [3, 33],
  ] as const)('difficulty %i: %i', (difficulty, points) => {
    expect(payForCompletion(exercise, done(difficulty), never, 100)).toEqual({ kind: 'first', points })
  })

  test('a run that is failed or incomplete earns no points', () => {
    const failed = { difficulty: 2, is_complete: true, status: 3 } as const
    const paused = { difficulty: 2, is_complete: false, status: 1 } as const
    expect(payForCompletion(exercise, failed, never, 100).kind).toBe('none')
    expect(payForCompletion(exercise, paused, never, 100).kind).toBe('none')
  })

  test('a repeat earns a quarter, rounded down, once a day', () => {
    const paid = { first: true, lastRepeatDay: null }
    expect(payForCompletion(exercise, done(3), paid, 100)).toEqual({ kind: 'repeat', points: 8 })
    expect(payForCompletion(exercise, done(3), { ...paid, lastRepeatDay: 100 }, 100).points).toBe(0)
    expect(payForCompletion(exercise, done(3), { ...paid, lastRepeatDay: 99 }, 100).points).toBe(8)
    expect(payForCompletion(exercise, done(3), { ...paid, lastRepeatDay: 101 }, 100).points).toBe(0)
  })
})

test('the defaults of points and minimum scores are those of the rules', () => {
  expect(getDefaultPoints('Verkennen', 'LeesTyp')).toEqual([5, 10, 15])
  expect(getDefaultPoints('Oefenen', 'LuisterTyp')).toEqual([10, 20, 30])
  expect(getDefaultPoints('Dictee', 'OefenDictee')).toEqual([15, 25, 35])
  expect(getDefaultPoints('Dictee', 'StapDictee')).toEqual([25, 50, 75])
  expect(getDefaultMinSuccessScore('Verkennen', 'Blokken')).toBe(0)
  expect(getDefaultMinSuccessScore('Oefenen', 'LetterBlokken')).toBe(60)
  expect(getDefaultMinSuccessScore('Dictee', 'OefenDictee')).toBe(60)
  expect(getDefaultMinSuccessScore('Dictee', 'StapDictee')).toBe(80)
  expect(getDefaultMinSuccessScore('Oefenen', 'Test')).toBe(80)
})

test('the balance is the sum of the ledger and never below 0 after any payments and purchases', () => {
  const entry = fc.record({ points: fc.integer({ min: -60, max: 60 }) })
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 100 }), (wishes) => {
      const ledger: { points: number }[] = []
      for (const wish of wishes) {
        const badge = { cost: -wish.points, is_active: true, is_buyable: true, student_has_badge: false }
        const before = sumBalance(ledger)
        if (validatePurchase(badge, before) !== null) continue
        ledger.push(wish)
        expect(sumBalance(ledger)).toBe(before + wish.points)
        expect(sumBalance(ledger)).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['2026-01-15T22:59:59Z', '2026-01-15'],
  ['2026-01-15T23:00:00Z', '2026-01-16'],
  ['2026-07-15T21:59:59Z', '2026-07-15'],
  ['2026-07-15T22:00:00Z', '2026-07-16'],
  ['2026-03-29T00:30:00Z', '2026-03-29'],
  ['2026-10-24T22:30:00Z', '2026-10-25'],
])('%s is %s in Amsterdam', (moment, day) => {
  expect(toAmsterdamDay(Date.parse(moment) / 1000)).toBe(Date.parse(day) / 86_400_000)
  expect(toAmsterdamDate(Date.parse(moment) / 1000)).toBe(day)
})
