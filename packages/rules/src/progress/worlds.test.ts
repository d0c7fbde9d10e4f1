import { describe, expect, test } from 'vitest'
import type { StepStatus } from '@letterliaan/contract'
import { canRedoWorld, collectEndRewards } from './worlds.ts'
import { derivePath } from '../steps/path.ts'
import { stepFixture } from '../steps/work.fixture.ts'

const step = (status: StepStatus, is_complete: boolean, phase_id = 1) => ({ phase_id, status, is_complete })

test('a world that was passed can be done again, and again when that is done', () => {
  expect(canRedoWorld(1, [step(5, true), step(5, true)])).toBe(true)
  expect(canRedoWorld(1, [step(4, true), step(5, true), step(0, false, 2)])).toBe(true)
})

test('a world that was not passed, has no steps, or is being redone, cannot', () => {
  expect(canRedoWorld(1, [step(5, true), step(6, false)])).toBe(false)
  expect(canRedoWorld(2, [step(5, true)])).toBe(false)
  expect(canRedoWorld(1, [step(4, true), step(0, true)])).toBe(false)
})

describe('a world without steps keeps no world shut', () => {
  const progress = {
    phase_id: 1,
    end_reward_1_collected: false,
    end_reward_2_collected: false,
    end_reward_3_collected: false,
    end_reward_4_collected: false,
  }
  const openWith = (...steps: readonly (readonly [world: number, waived: boolean])[]) =>
    collectEndRewards(
      progress,
      derivePath(steps.map(([phase_id, waived], at) => stepFixture(11 + at, { phase_id, waived }))),
    ).progress.phase_id

  test.each([
    ['no steps at all', [], 1],
    ['the first steps in world 3', [[3, false]], 3],
    [
      'world 1 to do',
      [
        [1, false],
        [3, false],
      ],
      1,
    ],
    [
      'world 1 passed, none in world 2',
      [
        [1, true],
        [3, false],
      ],
      3,
    ],
    [
      'world 1 passed, world 2 to do',
      [
        [1, true],
        [2, false],
        [4, false],
      ],
      2,
    ],
    ['all passed', [[1, true]], 2],
  ] as const)('%s', (_name, steps, world) => {
    expect(openWith(...steps)).toBe(world)
  })
})
