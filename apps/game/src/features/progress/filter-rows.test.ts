import { expect, test } from 'vitest'
import { progressFixture } from '../../testing/entities.ts'
import { filterRows, defaultProgressFilter } from './filter-rows.ts'

const rows = [1, 2, 3, 4].flatMap((phase_id) =>
  [3, 1, 2].flatMap((position) =>
    ([1, 2, 3] as const).map((difficulty) =>
      progressFixture(phase_id * 100 + position * 10 + difficulty, { phase_id, position, difficulty }),
    ),
  ),
)

test('PROG-3 world 1 and difficulty 1 are the default', () => {
  expect(defaultProgressFilter).toEqual({ world: 1, difficulty: 1 })
})

test.each([
  [1, 1, [111, 121, 131]],
  [2, 1, [211, 221, 231]],
  [3, 3, [313, 323, 333]],
  [4, 2, [412, 422, 432]],
] as const)('PROG-3 lists world %i at difficulty %i, in path order', (world, difficulty, ids) => {
  expect(filterRows(rows, { world, difficulty }).map(({ id }) => id)).toEqual(ids)
})

test('PROG-3 a world without prepared steps has no rows', () => {
  expect(filterRows(rows.slice(0, 9), { world: 4, difficulty: 1 })).toEqual([])
})
