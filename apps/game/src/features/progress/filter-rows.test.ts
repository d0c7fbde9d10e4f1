import { expect, test } from 'vitest'
import { progressFixture } from '../../testing/entities.ts'
import { filterRows } from './filter-rows.ts'

const rows = [1, 2, 3, 4].flatMap((phase_id) =>
  [3, 1, 2].flatMap((position) =>
    ([1, 2, 3] as const).map((difficulty) =>
      progressFixture(phase_id * 100 + position * 10 + difficulty, { phase_id, position, difficulty }),
    ),
  ),
)

test.each([
  [1, 1, [111, 121, 131]],
  [2, 1, [211, 221, 231]],
  [3, 3, [313, 323, 333]],
  [4, 2, [412, 422, 432]],
] as const)('PROG-3 lists world %i at difficulty %i, in path order', (world, difficulty, ids) => {
  expect(filterRows(rows, { world, difficulty }).map(({ id }) => id)).toEqual(ids)
})
