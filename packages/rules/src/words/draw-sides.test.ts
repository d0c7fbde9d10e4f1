import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawSides } from './draw-sides.ts'

const draw = (seed: number, count = 10) =>
  drawSides(['ij', 'ei'], count, seed, (side, many) =>
    Array.from({ length: many }, (_, at) => `${side} ${at}`),
  )
const numOf = (side: string, words: readonly string[]) => words.filter((word) => word.startsWith(side)).length

test('WEET-7 each of two spellings gets four to six of ten words, in an unpredictable order', () => {
  const draws = Array.from({ length: 60 }, (_, seed) => draw(seed))
  expect(new Set(draws.map((words) => numOf('ij', words)))).toEqual(new Set([4, 5, 6]))
  expect(new Set(draws.map((words) => words[0]?.slice(0, 2)))).toEqual(new Set(['ij', 'ei']))
  const patterns = new Set(draws.map((words) => words.map((word) => word.slice(0, 1)).join('')))
  expect(patterns.size).toBeGreaterThan(40)
})

test('WEET-7 any number of words is drawn, from both sides and deterministically', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 2, max: 30 }), (seed, count) => {
      const words = draw(seed, count)
      expect(draw(seed, count)).toEqual(words)
      expect(words).toHaveLength(count)
      expect(Math.min(numOf('ij', words), numOf('ei', words))).toBeGreaterThanOrEqual(Math.floor(count * 0.4))
    }),
  )
})
