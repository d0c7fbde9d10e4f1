import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countDistinctTitles } from './facts.ts'

test.each<[string[], number]>([
  [[], 0],
  [['De uil', 'de  uil!', ' DE UIL '], 1],
  [['De uil', 'De uilen'], 2],
  [['Deel 1', 'Deel 2'], 2],
  [['!!!', '  ', '🦉'], 0],
  [['Élan', 'E\u0301lan', 'Elan'], 2],
])('%j count as %i distinct texts', (texts, count) => {
  expect(countDistinctTitles(texts)).toBe(count)
})

test('duplicates and order do not change the number of distinct texts', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 20 }), (texts) => {
      const count = countDistinctTitles(texts)
      expect(count).toBeLessThanOrEqual(texts.length)
      expect(
        countDistinctTitles([...texts, ...texts.toReversed(), ...texts.map((text) => ` ${text}. `)]),
      ).toBe(count)
    }),
  )
})
