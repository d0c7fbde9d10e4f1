import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countGrowth } from './growth.ts'

/** Parses r (right), w (wrong) and '-' (still to do). */
const resultsOf = (text: string) =>
  Array.from(text, (letter) => ({ completed: letter !== '-', success: letter === 'r' }))

test.each([
  ['---', { leaves: 0, inARow: 0, visitor: null }],
  ['r--', { leaves: 1, inARow: 1, visitor: null }],
  ['rrr-', { leaves: 3, inARow: 3, visitor: 'bird' }],
  ['rrrrrr', { leaves: 6, inARow: 6, visitor: 'butterfly' }],
  ['rrrw-', { leaves: 3, inARow: 0, visitor: null }],
  ['wrrr', { leaves: 3, inARow: 3, visitor: 'bird' }],
])('GIDS-7 results %s have the growth %j', (text, growth) => {
  expect(countGrowth(resultsOf(text))).toEqual(growth)
})

test('GIDS-7 no answer removes leaves that have grown', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[rw]{0,10}$/), fc.constantFrom('r', 'w'), (text, next) => {
      const [before, after] = [countGrowth(resultsOf(text)), countGrowth(resultsOf(text + next))]
      expect(after.leaves - before.leaves).toBe(next === 'r' ? 1 : 0)
      expect(after.inARow).toBe(next === 'r' ? before.inARow + 1 : 0)
    }),
  )
})
