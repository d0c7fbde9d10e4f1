import type { Measure, MeasuredTopic } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { compareMeasures } from './compare-measures.ts'

const topic = (key: string, world: number, right: number): MeasuredTopic => ({
  key,
  label: key,
  world,
  right,
  words: 5,
  band: 'unknown',
  chance: 0.7,
  low: 0.4,
  high: 0.9,
  changed: null,
  smallest: null,
  advice: 'repeat',
  reason: '',
  steps: [],
  mistakes: [],
})

const measure = (kind: Measure['kind'], ...topics: MeasuredTopic[]): Measure => ({
  id: 1,
  kind,
  created_at: 0,
  withdrawn_at: null,
  worlds: [1],
  num_words: 20,
  num_done: 20,
  last_answer_at: 1_790_000_000,
  is_complete: true,
  topics,
  changes: [],
  applied: [],
  decided_at: null,
})

test('MEET-3 each topic has the last result of each kind, sorted by world', () => {
  const compared = compareMeasures([
    measure('start', topic('b', 2, 1)),
    measure('start', topic('a', 1, 1)),
    measure('end', topic('b', 2, 5)),
    measure('start', topic('a', 1, 2)),
  ])
  expect(
    compared.map(({ key, results }) => [key, results.start?.right, results.interim, results.end?.right]),
  ).toEqual([
    ['a', 2, undefined, undefined],
    ['b', 1, undefined, 5],
  ])
})
