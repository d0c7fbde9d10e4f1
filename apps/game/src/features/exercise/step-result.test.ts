import type { StepsByPhase } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { exerciseFixture, stepFixture } from '../../testing/entities.ts'
import { computeStepResult } from './step-result.ts'

const before = stepFixture(101, { position: 1 })
const pathOf = (next: Parameters<typeof stepFixture>[1]): StepsByPhase => ({
  1: [before, stepFixture(102, { position: 2, ...next })],
  2: [],
  3: [],
  4: [],
})

test('a step is passed by the exercise that completes it, not by a later one', () => {
  const after = stepFixture(101, { is_complete: true, status: 5 })
  const path = pathOf({ status: 0 })
  expect(computeStepResult(before, after, path, null)).toMatchObject({ stepPassed: true, next: 'step' })
  expect(computeStepResult(after, after, path, null).stepPassed).toBe(false)
  expect(computeStepResult(before, before, path, null).stepPassed).toBe(false)
})

test('TST-6 MAP-9 in a redo a step is passed again, although it stayed complete', () => {
  const again = stepFixture(101, { position: 1, is_complete: true, status: 6 })
  const after = { ...again, status: 4 as const }
  const path = pathOf({ is_complete: true, status: 0 })
  expect(computeStepResult(again, after, path, 3)).toMatchObject({ stepPassed: true, next: 'step' })
  expect(computeStepResult(after, after, path, null).stepPassed).toBe(false)
})

test.each([
  ['step', { phase_id: 1, position: 1 }],
  ['world', { phase_id: 1, position: 2, id: 102 }],
  ['world', { phase_id: 2, position: 15 }],
  ['cave', { phase_id: 4, position: 25 }],
  ['treehouse', { phase_id: null }],
] as const)('TST-6 the next place is the %s after %j', (next, fields) => {
  const after = stepFixture(101, { is_complete: true, status: 5, ...fields })
  const second = stepFixture(102, { position: 2 })
  const passed = { ...pathOf({}), 1: [stepFixture(101, { status: 5 }), second] }
  expect(computeStepResult(before, after, passed, null).next).toBe(next)
})

test('a locked next step leads back to the map', () => {
  const after = stepFixture(101, { is_complete: true })
  expect(computeStepResult(before, after, pathOf({ status: -1 }), null).next).toBe('map')
})

test('says what RUL-1 still requires: two or three stars count, one star does not', () => {
  const oneStar = { ...exerciseFixture(13, 'c', 0, 'Oefenen'), status: { 1: 2, 2: 0, 3: 0 } }
  const threeStars = { ...exerciseFixture(14, 'd', 0, 'Oefenen'), status: { 1: 0, 2: 0, 3: 2 } }
  const exercises = [
    exerciseFixture(11, 'a', 2, 'Verkennen'),
    exerciseFixture(12, 'b', 3, 'Verkennen'),
    oneStar,
    threeStars,
    exerciseFixture(15, 'e', 2, 'Dictee', 'OefenDictee'),
    exerciseFixture(17, 'g', 2, 'Oefenen', 'Werkboek'),
  ]
  expect(computeStepResult(before, stepFixture(101, { exercises }), pathOf({}), null).toDo).toEqual({
    stars: 2,
    Verkennen: 1,
    Oefenen: 1,
    dictation: true,
  })
  expect(computeStepResult(before, stepFixture(101, { exercises }), pathOf({}), 3).toDo).toEqual({
    stars: 3,
    Verkennen: 2,
    Oefenen: 1,
    dictation: true,
  })
  const passed = exerciseFixture(16, 'f', 2, 'Dictee', 'StapDictee')
  expect(
    computeStepResult(before, stepFixture(101, { exercises: [passed] }), pathOf({}), null).toDo.dictation,
  ).toBe(false)
})
