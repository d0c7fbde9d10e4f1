import { expect, test } from 'vitest'
import { repeatableStepFixture } from '../../testing/entities.ts'
import {
  countOpenRepetitions,
  describeCrates,
  describeLeaves,
  chooseLeafGreeting,
  includesOwnStep,
  chooseLeafPile,
} from './leaf-pile.ts'

const repetitions = (...statuses: (0 | 4)[]) =>
  statuses.map((status, at) => repeatableStepFixture(900 + at, { status, repeats_step_id: 57 + at }))

test.each([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'low'],
  [4, 'medium'],
  [5, 'medium'],
  [6, 'high'],
  [7, 'high'],
  [40, 'high'],
])('TREE-3 %i open repetitions make a pile that is %s', (open, pile) => {
  expect(chooseLeafPile(open)).toBe(pile)
})

test('TREE-3 a repetition with status 4 is not open', () => {
  expect(countOpenRepetitions(repetitions(0, 4, 0, 4))).toBe(2)
  expect(countOpenRepetitions(repetitions(4))).toBe(0)
  expect(chooseLeafPile(countOpenRepetitions(repetitions(0, 0, 0, 4, 4, 4)))).toBe('low')
})

test('TREE-3 each pile has its own description', () => {
  expect([0, 1, 3, 4, 6].map((open) => describeLeaves(open))).toEqual([
    'er liggen geen blaadjes',
    'er ligt een klein hoopje blaadjes: 1 stap om te herhalen',
    'er ligt een klein hoopje blaadjes: 3 stappen om te herhalen',
    'er ligt een flinke hoop blaadjes: 4 stappen om te herhalen',
    'er ligt een grote berg blaadjes: 6 stappen om te herhalen',
  ])
  expect(new Set([0, 1, 4, 6].map(chooseLeafGreeting)).size).toBe(4)
})

test('PLEK-5 in the camp the same repetitions are shown as crates', () => {
  expect([describeCrates(0), describeCrates(1), describeCrates(6)]).toEqual([
    'geen kisten',
    'een kist: 1 stap om te doen',
    'een stapel kisten: 6 stappen om te doen',
  ])
})

test('OWN-3 own steps are part of the pile but are no repetitions', () => {
  const [repetition, own] = repetitions(0, 0)
  if (repetition === undefined || own === undefined) throw new Error('two steps')
  const steps = [{ ...own, phase_id: null, repeats_step_id: null, is_mixed: false }, repetition]
  expect([includesOwnStep(steps), includesOwnStep([repetition])]).toEqual([true, false])
  expect(describeLeaves(countOpenRepetitions(steps), true)).toBe(
    'er ligt een klein hoopje blaadjes: 2 stappen om te doen',
  )
})
