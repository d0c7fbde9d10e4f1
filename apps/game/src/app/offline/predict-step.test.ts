import type { Difficulty, Exercise } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { expect, test } from 'vitest'
import { exerciseFixture, stepFixture } from '../../testing/entities.ts'
import { predictStep } from './predict-step.ts'

const { open, paused, failed, done } = ExerciseStatus

const onDevice = (...statuses: readonly [number, number, number]): Exercise =>
  ({
    id: 61,
    student_exercise: Object.fromEntries(
      statuses.map((status, at) => [at + 1, { difficulty: at + 1, status }]),
    ),
  }) as unknown as Exercise

const statusOf = (told: number, difficulty: Difficulty, exercise: Exercise) => {
  const step = stepFixture(6, { exercises: [exerciseFixture(61, 'Lees de letters', told, 'Verkennen')] })
  return predictStep(step, [exercise]).exercises[0]?.status[difficulty]
}

test.each([
  ['a run that was done without a network', paused, done, done],
  ['a run that is halfway', open, paused, paused],
  ['a run that failed', paused, failed, failed],
  ['what was done before stays done', done, failed, done],
  ['a run that was not begun tells nothing of the one before it', failed, open, failed],
])('NET-3 predicts from an exercise: %s', (_what, told, here, expected) => {
  expect(statusOf(told, 2, onDevice(open, here, open))).toBe(expected)
})
