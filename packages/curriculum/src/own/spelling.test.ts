import { expect, test } from 'vitest'
import { isPhrase } from './spelling.ts'

test.each([
  ['ik word', true],
  ['ik wordd', false],
  ['word', false],
])('DOE-6 OWN-2 %s is one item that consists of known words: %s', (text, expected) => {
  const words = new Set(['ik', 'word'])
  expect(isPhrase(text, (word) => words.has(word))).toBe(expected)
})
