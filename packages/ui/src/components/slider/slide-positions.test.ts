import { expect, test } from 'vitest'
import { findSlideAfter } from './slide-positions.ts'

test.each([
  [0, 1, 4],
  [4, 1, 6],
  [6, 1, 6],
  [6, -1, 2],
  [2, -1, 0],
  [0, -1, 0],
] as const)(
  'LES-1 11 slides, of which 5 are visible, move by 4 from %i in direction %i to %i',
  (current, direction, expected) => {
    expect(findSlideAfter(current, direction, 4, 5, 11)).toBe(expected)
  },
)

test('slides do not move if all of them fit', () => {
  expect(findSlideAfter(0, 1, 4, 5, 3)).toBe(0)
})
