import type { Measure, MeasuredTopic } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { createSampleTopic, createSampleMeasure } from '../../testing/samples.ts'
import { compareMeasures } from './compare-measures.ts'

const topic = (key: string, world: number, right: number) => createSampleTopic(key, { world, right })
const measure = (kind: Measure['kind'], ...topics: MeasuredTopic[]) =>
  createSampleMeasure(1, { kind, topics })

test('MEET-3 each topic has its last result of each kind, and topics are sorted by world', () => {
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
