import type { Measure } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { adviceNames, isProposal, isWaiting, numWordsOf, stateOf, worldsOf } from './tell-measure.ts'

const measure = (more: Partial<Measure>): Measure =>
  ({ is_complete: false, withdrawn_at: null, num_done: 0, num_words: 20, ...more }) as Measure

test.each<[Partial<Measure>, string, boolean]>([
  [{}, 'Staat klaar', true],
  [{ num_done: 3 }, '3 van de 20 woorden', true],
  [{ withdrawn_at: 1 }, 'Teruggenomen', false],
  [{ withdrawn_at: 1, num_done: 3 }, 'Teruggenomen', false],
  [{ is_complete: true, num_done: 20 }, 'Klaar', false],
  [{ is_complete: true, withdrawn_at: 1 }, 'Klaar', false],
])('MEET-2 a measure that is %j: %s, waits: %s', (more, state, waits) => {
  expect([stateOf(measure(more)), isWaiting(measure(more))]).toEqual([state, waits])
})

test.each([
  [[2], 'Wereld 2'],
  [[1, 2], 'Werelden 1 en 2'],
  [[1, 2, 4], 'Werelden 1, 2 en 4'],
])('MEET-1 of %j is said %s', (worlds, said) => {
  expect(worldsOf({ worlds })).toBe(said)
})

test.each([
  [1, '1 woord'],
  [20, '20 woorden'],
])('%i is %s', (num_words, said) => {
  expect(numWordsOf({ num_words })).toBe(said)
})

test('MEET-2 only what changes the path can be taken over, and each advice has a name of its own', () => {
  const advices = ['waive', 'repeat', 'begin', 'later', 'too_few'] as const
  expect(advices.filter(isProposal)).toEqual(['waive', 'repeat', 'begin'])
  expect(new Set(advices.map((advice) => adviceNames[advice])).size).toBe(advices.length)
})
