import type { ExerciseCategory, TemplateName } from '@letterliaan/contract'
import { StepStatus } from '@letterliaan/contract/status'
import { describe, expect, test } from 'vitest'
import { predictStepStatus } from './predicted-status.ts'

const exercise = (
  id: number,
  category: ExerciseCategory,
  status: number,
  template: TemplateName = 'LuisterTyp',
) => ({ id, exercise_type: { category, template }, status: { 1: 0, 2: status, 3: 0 } as const })

const done = 2
const enough = [
  exercise(1, 'Verkennen', done),
  exercise(2, 'Verkennen', done),
  exercise(3, 'Oefenen', done),
  exercise(4, 'Oefenen', done),
  exercise(5, 'Dictee', done, 'StapDictee'),
]
const step = {
  status: StepStatus.open as number,
  max_difficulty: 3,
  test_required: false,
  test_complete: false,
  exercises: [exercise(1, 'Verkennen', 0), exercise(3, 'Oefenen', 0)],
} as const

describe('NET-3 the step status shown offline', () => {
  test.each([
    ['nothing done', step.exercises, StepStatus.open],
    ['looked at', [exercise(1, 'Verkennen', 1)], StepStatus.pausedExploring],
    ['practised', [exercise(1, 'Verkennen', done), exercise(3, 'Oefenen', 1)], StepStatus.pausedPractising],
    ['all done', enough, StepStatus.pausedPractising],
  ])('is predicted for a new step: %s', (_what, exercises, status) => {
    expect(predictStepStatus({ ...step, exercises }).status).toBe(status)
  })

  test.each([StepStatus.locked, StepStatus.passed, StepStatus.completed, StepStatus.pausedAtDictation])(
    'is the server’s status if that is %i',
    (status) => expect(predictStepStatus({ ...step, status, exercises: enough }).status).toBe(status),
  )

  test.each([
    ['all that is asked', enough, {}, true],
    ['without its dictation', enough.slice(0, 4), {}, false],
    ['with one Oefenen', enough.filter(({ id }) => id !== 4), {}, false],
    ['with a toets to come', enough, { test_required: true }, false],
    ['with its toets passed', enough, { test_required: true, test_complete: true }, true],
  ])('meets the rule of passing: %s', (_what, exercises, more, meetsRule) => {
    expect(predictStepStatus({ ...step, ...more, exercises }).meetsRule).toBe(meetsRule)
  })
})
