import { expect, test } from 'vitest'
import { selectRange } from './useSelection.ts'

const ids = [5, 3, 9, 1, 7]

test.each([
  ['a row', [], null, 9, [9]],
  ['a row again', [9, 1], null, 9, [1]],
  ['a range downwards', [3], 3, 1, [3, 9, 1]],
  ['a range upwards', [1], 1, 5, [1, 5, 3, 9]],
  ['a range away', [5, 3, 9, 7], 5, 9, [7]],
  ['a range from what is not shown any more', [], 42, 9, [9]],
] as const)('%s', (_, selected, from, id, expected) => {
  expect(selectRange(ids, new Set(selected), from, id)).toEqual(new Set(expected))
})
