import type { StepSummary } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { findStepAppearance, findStepTarget } from './step-appearance.ts'

const stepWith = (fields: Partial<StepSummary>): StepSummary =>
  ({
    status: 0,
    is_repeatable: false,
    test_required: false,
    can_start_test: false,
    test_complete: false,
    highest_difficulty_completed: null,
    ...fields,
  }) as StepSummary

const waitingTest = { test_required: true, can_start_test: true, test_complete: false }

describe('MAP-4 the icon shows the status', () => {
  test.each([
    [{ status: 0, highest_difficulty_completed: 3 }, 'open', undefined],
    [{ status: 4, highest_difficulty_completed: 3 }, 'passed-plain', 3],
    [{ status: 4 }, 'passed-plain', undefined],
    [{ status: 5, highest_difficulty_completed: 2 }, 'passed', 2],
    [{ status: 7 }, 'test', undefined],
    [{ status: 3, ...waitingTest }, 'test', undefined],
    [{ status: 0, ...waitingTest, test_complete: true }, 'open', undefined],
    [{ status: -1, ...waitingTest }, 'locked', undefined],
  ] as const)('%j has the look %s', (fields, state, stars) => {
    expect(findStepAppearance(stepWith(fields))).toMatchObject({ state, stars })
  })

  test.each([
    [{}, undefined, /^Gehaald$/],
    [{ is_mastered: true }, 'gold', /^Gehaald\. Beheerst: je kent deze woorden nog steeds\.$/],
    [{ has_faded: true }, 'faded', /^Gehaald\. Even opfrissen bij Door elkaar\.$/],
  ] as const)(
    'WEET-9 a passed step that is %j has the leaf %s, and its label says so',
    (fields, leaf, label) => {
      const look = findStepAppearance(stepWith({ status: 5, ...fields }))
      expect(look).toMatchObject({ leaf, state: 'passed' })
      expect(look.label).toMatch(label)
    },
  )

  test('DAG-7 a waived step and a passed step differ in looks and name', () => {
    const label = 'Deze stap hoef je niet te doen'
    const waived = findStepAppearance(stepWith({ status: 4, is_waived: true }))
    expect(waived).toMatchObject({ state: 'waived', stars: undefined, label })
    expect(findStepAppearance(stepWith({ status: 0, is_waived: true })).state, 'in a redo').toBe('open')
  })
})

test.each([
  [{ is_repeatable: true, status: 5 }, 'Gehaald. Deze stap mag je herhalen.'],
  [{ is_repeatable: false, status: 0 }, 'Open'],
] as const)('MAP-5 a step with an open repetition has a border: %j', (fields, label) => {
  expect(findStepAppearance(stepWith(fields))).toMatchObject({ repeatable: fields.is_repeatable, label })
})

test.each([
  [{ status: -1 }, 'nothing'],
  [{ status: -1, ...waitingTest }, 'nothing'],
  [{ status: 0, ...waitingTest }, 'test'],
  [{ status: 0, ...waitingTest, test_complete: true }, 'lesson'],
  [{ status: 4 }, 'lesson'],
] as const)('MAP-10 a click on %j opens %s', (fields, target) => {
  expect(findStepTarget(stepWith(fields))).toBe(target)
})
