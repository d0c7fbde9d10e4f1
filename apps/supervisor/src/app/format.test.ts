import { expect, test } from 'vitest'
import { countOf, formatDay } from './format.ts'

const now = new Date(2026, 10, 21, 9)
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).getTime() / 1000

test.each([
  [at(2026, 10, 21, 0, 1), 'vandaag'],
  [at(2026, 10, 20, 23, 59), 'gisteren'],
  [at(2026, 10, 19, 12, 0), '19 nov 2026'],
])('%s', (seconds, expected) => {
  expect(formatDay(seconds, now)).toBe(expected)
})

test('a count has its word', () => {
  expect([0, 1, 2].map((count) => countOf(count, 'kind', 'kinderen'))).toEqual([
    '0 kinderen',
    '1 kind',
    '2 kinderen',
  ])
})
