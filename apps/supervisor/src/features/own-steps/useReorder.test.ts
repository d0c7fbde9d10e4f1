import { expect, test } from 'vitest'
import { moveItem } from './useReorder.ts'

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [0, -1, 'abcd'],
  [3, 4, 'abcd'],
])('moves an item from %i to %i', (from, to, after) => {
  expect(moveItem(['a', 'b', 'c', 'd'], from, to).join('')).toBe(after)
})
