import { expect, test } from 'vitest'
import { wordHistories } from './histories.ts'
import { sourceOf, works } from './sources.ts'

test('PLEK-5 each history has the name of the work with which it was compared', () => {
  expect(Object.keys(sourceOf)).toEqual(Object.keys(wordHistories))
  const named = new Set<string>(Object.values(sourceOf))
  expect(Object.keys(works).filter((work) => !named.has(work))).toEqual([])
})
