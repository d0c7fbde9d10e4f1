import { describe, expect, test } from 'vitest'
import type { StepState } from '../steps/step-record.ts'
import { computeLessonProgress, computeMasteryPercentage } from './percentages.ts'
import { canEnterWorld, collectEndRewards, isWorldPassed, isWorldUnlocked } from './worlds.ts'

const stepIn = (phase_id: number | null, is_complete: boolean) =>
  ({ phase_id, is_complete, status: is_complete ? 5 : 0 }) as StepState
const fresh = {
  phase_id: 1,
  end_reward_1_collected: false,
  end_reward_2_collected: false,
  end_reward_3_collected: false,
  end_reward_4_collected: false,
}

test.each([
  [0, 0, 0],
  [0, 7, 0],
  [1, 3, 33],
  [2, 3, 66],
  [199, 200, 99],
  [7, 7, 100],
])(
  'RUL-4 the share of words without errors in whole percents: %i of %i: %i',
  (without, exercised, percentage) => {
    expect(computeMasteryPercentage(without, exercised)).toBe(percentage)
  },
)

test('LES-7 an exercise is completed at a difficulty if its status there is 2', () => {
  const exercises = [
    { status: { 1: 2, 2: 2, 3: 0 } },
    { status: { 1: 2, 2: 3, 3: 0 } },
    { status: { 1: 1, 2: 1, 3: -1 } },
  ]
  expect(([1, 2, 3] as const).map((difficulty) => computeLessonProgress(exercises, difficulty))).toEqual([
    66, 33, 0,
  ])
  expect(computeLessonProgress([], 2)).toBe(0)
})

describe('worlds', () => {
  test.each([
    [1, 1, true],
    [2, 1, false],
    [2, 2, true],
    [4, 3, false],
    [1, 4, true],
    [4, 4, true],
    [0, 4, false],
    [5, 4, false],
  ])('world %i is unlocked in phase %i: %s', (world, phase_id, unlocked) => {
    expect(isWorldUnlocked(world, phase_id)).toBe(unlocked)
    expect(canEnterWorld(world, { phase_id, introduction_completed: true })).toBe(unlocked)
    expect(canEnterWorld(world, { phase_id, introduction_completed: false })).toBe(false)
  })

  test('a world is passed if it has steps and all of them are passed', () => {
    expect(isWorldPassed(1, [])).toBe(false)
    expect(isWorldPassed(1, [stepIn(2, true), stepIn(null, true)])).toBe(false)
    expect(isWorldPassed(1, [stepIn(1, true), stepIn(1, false)])).toBe(false)
    expect(isWorldPassed(1, [stepIn(1, true), stepIn(2, false)])).toBe(true)
  })

  test('a passed world collects its reward once and opens the next world', () => {
    const first = collectEndRewards(fresh, [stepIn(1, true), stepIn(2, false)])
    expect(first.passed).toEqual([1])
    expect(first.progress).toEqual({ ...fresh, phase_id: 2, end_reward_1_collected: true })
    expect(collectEndRewards(first.progress, [stepIn(1, true)]).passed).toEqual([])
  })

  test('after world 4 the phase stays 4', () => {
    const all = [1, 2, 3, 4].map((world) => stepIn(world, true))
    const { progress, passed } = collectEndRewards(fresh, all)
    expect(passed).toEqual([1, 2, 3, 4])
    expect(progress.phase_id).toBe(4)
    expect(collectEndRewards(progress, [stepIn(1, false)]).progress).toEqual(progress)
  })
})
