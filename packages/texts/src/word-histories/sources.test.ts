import { expect, test } from 'vitest'
import { wordHistories } from './histories.ts'
import { workByHistory, historyWorks } from './sources.ts'

test('PLEK-5 each history has the name of the work with which it was compared', () => {
  expect(Object.keys(workByHistory)).toEqual(Object.keys(wordHistories))
  const named = new Set<string>(Object.values(workByHistory))
  expect(Object.keys(historyWorks).filter((work) => !named.has(work))).toEqual([])
})
