import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['', '', 0],
  ['vis', 'vis', 0],
  ['vis', 'fis', 1],
  ['vis', 'viss', 1],
  ['vis', 'is', 1],
  ['klein', 'klijn', 2],
  ['', 'vis', 3],
  ['kikker', 'kiker', 1],
])('from %j to %j: %i', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance)
  expect(editDistance(to, from)).toBe(distance)
})

test('is never more than the longer word, and never a longer way than over a third', () => {
  const word = fc.string({ maxLength: 8 })
  fc.assert(
    fc.property(word, word, word, (a, b, c) => {
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(Array.from(a).length, Array.from(b).length))
      expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c))
    }),
  )
})
