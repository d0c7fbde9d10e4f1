import type { Measure } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import {
  measureAdviceNames,
  changesPath,
  isMeasureWaiting,
  describeNumWords,
  describeMeasureState,
  describeWorldChanges,
  describeWorlds,
} from './describe-measure.ts'

const measure = (more: Partial<Measure>): Measure =>
  ({ is_complete: false, withdrawn_at: null, num_done: 0, num_words: 20, ...more }) as Measure

test.each<[Partial<Measure>, string, boolean]>([
  [{}, 'Staat klaar', true],
  [{ num_done: 3 }, '3 van hoogstens 20 woorden', true],
  [{ withdrawn_at: 1 }, 'Teruggenomen', false],
  [{ withdrawn_at: 1, num_done: 3 }, 'Teruggenomen', false],
  [{ is_complete: true, num_done: 20 }, 'Klaar', false],
  [{ is_complete: true, withdrawn_at: 1 }, 'Klaar', false],
])("MEET-2 a measure with %j is described as '%s', and whether it waits is %s", (more, state, waits) => {
  expect([describeMeasureState(measure(more)), isMeasureWaiting(measure(more))]).toEqual([state, waits])
})

test.each([
  [[2], 'Wereld 2'],
  [[1, 2], 'Werelden 1 en 2'],
  [[1, 2, 4], 'Werelden 1, 2 en 4'],
])('MEET-1 the worlds %j are described as %s', (worlds, said) => {
  expect(describeWorlds({ worlds })).toBe(said)
})

test.each([
  [{ num_words: 48, num_done: 0, is_complete: false }, 'hoogstens 48 woorden'],
  [{ num_words: 48, num_done: 31, is_complete: true }, '31 woorden'],
  [{ num_words: 1, num_done: 1, is_complete: true }, '1 woord'],
])('WEET-15 %j is described as %s', (words, said) => {
  expect(describeNumWords(words)).toBe(said)
})

test('WEET-16 a change of a world is described only if the server reports one', () => {
  expect(describeWorldChanges({ kind: 'end', changes: [] })).toEqual([])
  expect(describeWorldChanges({ kind: 'end', changes: [{ world: 2, changed: 'forward' }] })).toEqual([
    'Eindmeting: wereld 2 als geheel ging vooruit sinds de meting ervoor.',
  ])
})

test('MEET-2 only advice that changes the path can be applied', () => {
  const advices = ['waive', 'repeat', 'begin', 'later', 'too_few'] as const
  expect(advices.filter(changesPath)).toEqual(['waive', 'repeat', 'begin'])
  expect(new Set(advices.map((advice) => measureAdviceNames[advice])).size).toBe(advices.length)
})
