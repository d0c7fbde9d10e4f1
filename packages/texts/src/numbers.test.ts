import { expect, test } from 'vitest'
import { formatCountOf, formatDuration } from './numbers.ts'

test.each([
  [0, '0 kinderen'],
  [1, '1 kind'],
  [2, '2 kinderen'],
])('the number %i with its noun is formatted as %s', (count, said) => {
  expect(formatCountOf(count, 'kind', 'kinderen')).toBe(said)
})

test.each([
  [29, '0 minuten'],
  [31, '1 minuut'],
  [3599, '1 uur'],
  [3660, '1 uur en 1 minuut'],
  [7800, '2 uur en 10 minuten'],
])('%i seconds are formatted as %s', (seconds, said) => {
  expect(formatDuration(seconds)).toBe(said)
})
