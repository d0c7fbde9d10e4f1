import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLevelReached } from './find-level-reached.ts'

const pathOf = (dls: readonly number[], passed: ReadonlySet<number>) =>
  dls.map((dl, at) => ({ dl, is_complete: passed.has(at) }))

test('dle is the highest dl before the first step that is not passed', () => {
  const dls = [41, 48, 18, 19, 50]
  expect(findLevelReached([])).toBe(0)
  expect(findLevelReached(pathOf(dls, new Set()))).toBe(0)
  expect(findLevelReached(pathOf(dls, new Set([0, 1, 2])))).toBe(48)
  expect(findLevelReached(pathOf(dls, new Set([0, 1, 3, 4])))).toBe(48)
  expect(findLevelReached(pathOf(dls, new Set([1, 4])))).toBe(0)
  expect(findLevelReached(pathOf(dls, new Set([0, 1, 2, 3, 4])))).toBe(50)
})

test('dle never falls for any order of passing, and ends at the highest dl', () => {
  const journey = fc
    .array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 30 })
    .chain((dls) =>
      fc.tuple(fc.constant(dls), fc.shuffledSubarray([...dls.keys()], { minLength: dls.length })),
    )
  fc.assert(
    fc.property(journey, ([dls, order]) => {
      const levels = order.map((_, at) => findLevelReached(pathOf(dls, new Set(order.slice(0, at + 1)))))
      expect(levels).toEqual(levels.toSorted((a, b) => a - b))
      expect(levels.at(-1)).toBe(Math.max(...dls))
    }),
    { numRuns: 1000 },
  )
})
