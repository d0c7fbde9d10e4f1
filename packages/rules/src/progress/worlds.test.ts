import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StepStatus } from '@letterliaan/contract'
import { canRedoWorld, collectEndRewards, listBlockedWorlds } from './worlds.ts'
import { derivePath } from '../steps/path.ts'
import { enoughWorkFixture, stepFixture } from '../steps/work.fixture.ts'

const step = (status: StepStatus, is_complete: boolean, phase_id = 1) => ({ phase_id, status, is_complete })

const none = {
  phase_id: 1,
  end_reward_1_collected: false,
  end_reward_2_collected: false,
  end_reward_3_collected: false,
  end_reward_4_collected: false,
}

test('a passed world can be redone, and redone again after that', () => {
  expect(canRedoWorld(1, [step(5, true), step(5, true)])).toBe(true)
  expect(canRedoWorld(1, [step(4, true), step(5, true), step(0, false, 2)])).toBe(true)
})

test('a world that was not passed, has no steps, or is being redone cannot be redone', () => {
  expect(canRedoWorld(1, [step(5, true), step(6, false)])).toBe(false)
  expect(canRedoWorld(2, [step(5, true)])).toBe(false)
  expect(canRedoWorld(1, [step(4, true), step(0, true)])).toBe(false)
})

describe('a world without steps does not lock the next', () => {
  const openWith = (steps: string) =>
    collectEndRewards(
      none,
      derivePath(
        [...steps.matchAll(/(\d)( waived)?/g)].map(([, world, waived], at) =>
          stepFixture(11 + at, { phase_id: Number(world), waived: waived !== undefined }),
        ),
      ),
    ).progress.phase_id

  test.each([
    ['no steps at all', '', 1],
    ['the first steps in world 3', '3', 3],
    ['world 1 to do', '1, 3', 1],
    ['world 1 passed, none in world 2', '1 waived, 3', 3],
    ['world 1 passed, world 2 to do', '1 waived, 2, 4', 2],
    ['all passed', '1 waived', 2],
  ])('%s', (_name, steps, world) => {
    expect(openWith(steps)).toBe(world)
  })
})

describe('DAG-7 a fully waived world is open and gives no diamond', () => {
  const waived = (id: number, phase_id: number) => stepFixture(id, { phase_id, waived: true })

  test('if all steps are waived, there is no diamond or celebration, and the next world is open', () => {
    const steps = derivePath([waived(11, 1), waived(12, 1), waived(13, 2), stepFixture(14, { phase_id: 3 })])
    const { progress, passed } = collectEndRewards(none, steps)
    expect(passed).toEqual([])
    expect(progress).toEqual({ ...none, phase_id: 3 })
    expect(steps.map(({ status_label }) => status_label)).toEqual([
      'Deze stap hoef je niet te doen',
      'Deze stap hoef je niet te doen',
      'Deze stap hoef je niet te doen',
      'Open',
    ])
  })

  test('the diamond is won if the child passed one of the steps', () => {
    const steps = derivePath([waived(11, 1), stepFixture(12, { phase_id: 1, work: enoughWorkFixture(2) })])
    expect(collectEndRewards(none, steps).passed).toEqual([1])
    expect(steps.map(({ is_waived }) => is_waived)).toEqual([true, false])
  })

  test('a waived step counts as passed if the child passed it', () => {
    const [own] = derivePath([stepFixture(11, { phase_id: 1, waived: true, work: enoughWorkFixture(2) })])
    expect([own?.is_waived, own?.status, own?.status_label]).toEqual([false, 4, 'Gehaald met 2 sterren'])
  })
})

describe('PATH-3 locked worlds with open steps are listed', () => {
  const placed = (phase_id: number | null, lock: 'auto' | 'open' = 'open', is_complete = false) => ({
    phase_id,
    lock,
    is_complete,
  })

  test.each([
    ['world 1 to do', [placed(1, 'auto'), placed(3), placed(4)], 1, [3, 4]],
    ['only set open counts', [placed(1, 'auto'), placed(3, 'auto'), placed(4)], 1, [4]],
    ['the world of the child, and those below', [placed(1), placed(2)], 2, []],
    ['no steps before it', [placed(3)], 1, []],
    ['world 1 passed, world 2 empty', [placed(1, 'auto', true), placed(3)], 1, []],
    ['world 1 passed, world 2 to do', [placed(1, 'auto', true), placed(2, 'auto'), placed(3)], 1, [3]],
    ['all worlds open', [placed(1, 'auto'), placed(3)], 4, []],
    ['in the treehouse', [placed(1, 'auto'), placed(null)], 1, []],
  ] as const)('%s', (_name, steps, phase_id, shut) => {
    expect(listBlockedWorlds(steps, phase_id)).toEqual(shut)
  })

  test('a step does not cause a warning if saving the path unlocks its world', () => {
    const anyStep = fc.record({ phase_id: fc.integer({ min: 1, max: 4 }), waived: fc.boolean() })
    const childs = fc.record({
      phase_id: fc.integer({ min: 1, max: 4 }),
      won: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    })
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 12 }), childs, (set, { phase_id, won }) => {
        const states = derivePath(set.map((one, at) => stepFixture(11 + at, one)))
        const progress = {
          phase_id,
          end_reward_1_collected: won[0] && phase_id > 1,
          end_reward_2_collected: won[1] && phase_id > 2,
          end_reward_3_collected: won[2] && phase_id > 3,
          end_reward_4_collected: false,
        }
        const after = collectEndRewards(progress, states).progress.phase_id
        const steps = states.map(({ phase_id: world, is_complete }) => ({
          phase_id: world,
          lock: 'open' as const,
          is_complete,
        }))
        expect(listBlockedWorlds(steps, phase_id).every((world) => world > after)).toBe(true)
      }),
    )
  })
})
