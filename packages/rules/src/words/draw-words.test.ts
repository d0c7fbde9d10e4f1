import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawWords } from './draw-words.ts'

const named = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ word: `${prefix}${at}` }))
const words = { 1: named('een', 8), 2: named('twee', 3), 3: named('drie', 12) }
const levelsOf = (drawn: readonly { word: string }[]) =>
  drawn.map(({ word }) => word.replaceAll(/\d/gu, '')).toSorted()

describe('drawWords', () => {
  test('draws the words of the difficulty', () => {
    expect(levelsOf(drawWords(words, 3, 10, 7))).toEqual(Array.from({ length: 10 }, () => 'drie'))
  })

  test('adds words from the level just below, then from the one below that', () => {
    expect(levelsOf(drawWords(words, 2, 5, 7))).toEqual(['een', 'een', 'twee', 'twee', 'twee'])
    expect(drawWords({ ...words, 3: [] }, 3, 20, 7)).toHaveLength(11)
  })

  test('never adds words from a higher level', () => {
    expect(drawWords(words, 1, 20, 7)).toHaveLength(8)
  })

  test('draws each text once, from its highest level', () => {
    const twice = { 1: [{ word: 'vis', id: 1 }], 2: [{ word: 'vis', id: 2 }], 3: [] }
    expect(drawWords(twice, 2, 5, 1)).toEqual([{ word: 'vis', id: 2 }])
  })

  test('depends on the seed only', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 30 }), (seed, count) => {
        const drawn = drawWords(words, 3, count, seed)
        expect(drawWords(words, 3, count, seed)).toEqual(drawn)
        expect(new Set(drawn.map(({ word }) => word)).size).toBe(drawn.length)
        expect(drawn).toHaveLength(Math.min(count, 23))
      }),
    )
    const draws = new Set(
      Array.from({ length: 20 }, (_, seed) => JSON.stringify(drawWords(words, 3, 6, seed))),
    )
    expect(draws.size).toBeGreaterThan(15)
  })
})
