import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findStartOfDay } from '../calendar/index.ts'
import { estimateTopic } from '../measure/estimate-topic.ts'
import { createSeededRandom } from '../words/random.ts'
import {
  computeDoseByWeek,
  isGoalReached,
  judgeIntervention,
  pickMeasures,
  findLeastChange,
} from './index.ts'

const days = { begin_on: '2026-09-07', end_on: '2026-11-20' }
const at = (day: string, hour = 12): number => (findStartOfDay(day) ?? 0) + hour * 3600
const minute = 60

describe('DOE-8 planned and done practice', () => {
  const dose = { times_per_week: 3, minutes: 20 }

  test('every week from the first day is listed, and practice before or after the intervention is ignored', () => {
    const times = ['2026-09-06', '2026-09-07', '2026-09-13', '2026-09-14', '2026-11-20', '2026-11-21'].map(
      (day) => ({ from: at(day), until: at(day) + 10 * minute }),
    )
    const weeks = computeDoseByWeek(days, dose, times, at('2026-12-01'))
    expect(weeks).toHaveLength(11)
    expect(weeks.map((week) => week.minutes)).toEqual([20, 10, 0, 0, 0, 0, 0, 0, 0, 0, 10])
    expect(weeks.map((week) => week.times)).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    expect(weeks.every((week) => week.planned === 60)).toBe(true)
  })

  test('a future week has no planned practice, also after the end of summer time', () => {
    const weeks = computeDoseByWeek(days, dose, [], at('2026-10-28'))
    expect(weeks.map(({ planned }) => planned)).toEqual([60, 60, 60, 60, 60, 60, 60, 60, 0, 0, 0])
    expect(weeks.map(({ since }) => (since - at('2026-09-07', 0)) % 86_400)).toContain(3600)
  })

  test('practice within the intervention is counted exactly once', () => {
    const within = fc.integer({ min: at('2026-09-07', 0), max: at('2026-11-20', 23) })
    fc.assert(
      fc.property(fc.array(within, { maxLength: 40 }), (moments) => {
        const times = moments.map((from) => ({ from, until: from + minute }))
        const weeks = computeDoseByWeek(days, dose, times, at('2026-12-01'))
        expect(weeks.reduce((sum, week) => sum + week.times, 0)).toBe(moments.length)
      }),
    )
  })
})

const measured = (right: number, words: number, measured_at = 0) => ({
  measured_at,
  words,
  estimate: estimateTopic(
    Array.from({ length: words }, (_, index) => ({ difficulty: 0, is_right: index < right })),
  ),
})

describe('DOE-8 the measures before and after', () => {
  test.each([
    ['a summer before', '2026-06-01', null],
    ['weeks before', '2026-08-31', 'before'],
    ['in its second week', '2026-09-18', 'before'],
    ['half-way', '2026-10-12', null],
    ['in its last week', '2026-11-19', 'after'],
    ['weeks after', '2026-12-18', 'after'],
    ['much later', '2027-04-01', null],
  ])('one measure is placed: %s', (_, day, place) => {
    const one = measured(8, 16, at(day))
    const { before, after } = pickMeasures([one], days)
    expect([before === one, after === one]).toEqual([place === 'before', place === 'after'])
  })

  test('the last measure around the start and the first around the end are compared', () => {
    const all = ['2026-08-20', '2026-09-08', '2026-10-10', '2026-11-18', '2026-12-01'].map((day) =>
      measured(8, 16, at(day)),
    )
    expect(pickMeasures(all, days)).toEqual({ before: all[1], after: all[3] })
  })
})

describe('DOE-8 the verdict', () => {
  test.each([
    [[4, 16], [15, 16], 'forward'],
    [[15, 16], [4, 16], 'back'],
    [[8, 16], [10, 16], 'same'],
    [[3, 14], [16, 16], 'too_few'],
    [[3, 16], [14, 14], 'too_few'],
    [null, [16, 16], 'no_before'],
    [[3, 16], null, 'no_after'],
  ] as const)('%j followed by %j is %s', (before, after, verdict) => {
    const toMeasured = (pair: readonly [number, number] | null) => pair && measured(...pair)
    expect(judgeIntervention(toMeasured(before), toMeasured(after))).toBe(verdict)
  })

  /** Simulates 2,000 children with 24 words before and after, and returns the share of each verdict. */
  function toldOf(before: number, after: number) {
    const random = createSeededRandom(7)
    const told = { forward: 0, back: 0 }
    const scores = Array.from({ length: 25 }, (_, right) => measured(right, 24))
    const draw = (chance: number) =>
      Array.from({ length: 24 }, random).filter((value) => value < chance).length
    for (let child = 0; child < 2000; child++) {
      const verdict = judgeIntervention(scores[draw(before)] ?? null, scores[draw(after)] ?? null)
      if (verdict === 'forward' || verdict === 'back') told[verdict] += 1 / 2000
    }
    return told
  }

  test.each([0.3, 0.5, 0.7, 0.9])(
    'ZEG-1 a child with a constant chance of %d is reported as changed at most once in twenty',
    (chance) => {
      const { forward, back } = toldOf(chance, chance)
      expect(forward + back).toBeLessThanOrEqual(0.05)
    },
  )

  test.each([
    { from: 0.5, power: 0.45 },
    { from: 0.6, power: 0.5 },
    { from: 0.7, power: 0.65 },
  ])('a rise of 25 points from $from is reported in at least $power of the cases', ({ from, power }) => {
    expect(toldOf(from, from + 0.25).forward).toBeGreaterThanOrEqual(power)
  })

  test('WETEN-4 the smallest visible change is the first that an intervention reports', () => {
    const before = measured(12, 24)
    const smallest = findLeastChange(before, before) ?? 0
    expect(smallest).toBeGreaterThan(15)
    expect(smallest).toBeLessThan(30)
    const first = Array.from({ length: 13 }, (_, more) => more).find(
      (more) => judgeIntervention(before, measured(12 + more, 24)) === 'forward',
    )
    expect(Math.abs((100 * (first ?? 0)) / 24 - smallest)).toBeLessThan(5)
    expect(findLeastChange(before, null)).toBeNull()
  })

  test.each([
    [16, 16, 80, 'yes'],
    [4, 16, 80, 'no'],
    [12, 16, 80, 'unsure'],
    [14, 14, 60, null],
  ] as const)('%d of %d right with a goal of %d is %s', (right, words, wanted, reached) => {
    expect(isGoalReached(measured(right, words), wanted)).toBe(reached)
  })
})
