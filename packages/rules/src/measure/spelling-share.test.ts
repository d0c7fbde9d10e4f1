import { describe, expect, test } from 'vitest'
import { createSeededRandom } from '../words/random.ts'
import { compareShares, computeShareInterval } from './spelling-share.ts'

const random = createSeededRandom(16)
const tallyOf = (chance: number, words: number) => ({
  words,
  right: Array.from({ length: words }, random).filter((value) => value < chance).length,
})
const children = 1500

describe('WEET-16 a difference of shares is reported if it is larger than its error', () => {
  test.each([
    [0.5, 10, 10],
    [0.6, 20, 8],
    [0.7, 40, 15],
    [0.8, 12, 60],
    [0.9, 100, 30],
    [0.95, 50, 50],
  ])(
    'a child with a constant chance of %d is reported as changed between %i and %i words in at most one in twenty',
    (chance, one, other) => {
      const told = Array.from({ length: children }, () =>
        compareShares(tallyOf(chance, one), tallyOf(chance, other)),
      )
      expect(told.filter((claim) => claim !== null).length / children).toBeLessThanOrEqual(0.05)
    },
  )

  test('a difference between shares of .6 and .9 of fifty words each is reported', () => {
    const told = Array.from({ length: 300 }, () => compareShares(tallyOf(0.6, 50), tallyOf(0.9, 50)))
    expect(told.filter((claim) => claim === 'less').length / 300).toBeGreaterThan(0.85)
  })

  test('nothing is reported for too few words', () => {
    expect(compareShares({ words: 4, right: 0 }, { words: 50, right: 50 })).toBeNull()
  })
})

test('WEET-16 the interval of a share contains the true share in nine of ten cases', () => {
  for (const chance of [0.5, 0.8, 0.95]) {
    const held = Array.from({ length: children }, () => computeShareInterval(tallyOf(chance, 25))).filter(
      ({ low, high }) => low <= chance && chance <= high,
    )
    expect(held.length / children).toBeGreaterThan(0.86)
  }
})
