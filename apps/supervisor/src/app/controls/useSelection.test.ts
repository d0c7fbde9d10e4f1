import { expect, test } from 'vitest'
import { toggleRange } from './useSelection.ts'

const ids = [5, 3, 9, 1, 7]

test.each([
  ['a row is selected', [], null, 9, [9]],
  ['a selected row is deselected', [9, 1], null, 9, [1]],
  ['a range is selected downwards', [3], 3, 1, [3, 9, 1]],
  ['a range is selected upwards', [1], 1, 5, [1, 5, 3, 9]],
  ['a range is deselected', [5, 3, 9, 7], 5, 9, [7]],
  ['only the row is selected if the start of the range is not shown', [], 42, 9, [9]],
] as const)('%s', (_, selected, from, id, expected) => {
  expect(toggleRange(ids, new Set(selected), from, id)).toEqual(new Set(expected))
})
