import { startRun } from '@letterliaan/rules'
import { expect, test } from 'vitest'
import { encodeRun, readStoredRun } from './stored-run.ts'

const words = ['pen', 'pet', 'bel'].map((word, at) => ({ id: at + 1, word }))
const [pen, pet, ...others] = startRun(words, 2, false).detailed_results
const results = [
  { ...pen, num_tries: 1, time_spent: 2500, completed: true, success: true, last_answer: 'pen' },
  { ...pet, num_tries: 1, num_errors: 1, last_answer: 'pat', feedback: 'Luister nog eens.' },
  ...others,
]
const run = { ...startRun(words, 2, false), detailed_results: results } as never

test('a stored run is decoded with its original results', () => {
  const stored = readStoredRun(encodeRun(run)).detailed_results
  expect(JSON.stringify(stored)).toBe(JSON.stringify(results))
})

test('a stored run of version 0.2 is decoded with all of its results', () => {
  const old = JSON.stringify({ detailed_results: results, word_ids: [1, 2, 3] })
  expect(readStoredRun(old).detailed_results).toEqual(results)
})

test('a stored run omits a word’s values before its first move', () => {
  expect(encodeRun(run)).toContain('{"word":"bel"}')
})
