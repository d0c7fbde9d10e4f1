// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { readDifficulty, saveDifficulty } from './difficulty.ts'

beforeEach(() => localStorage.clear())

test('LES-4 two stars until the child chooses, then what it chose for that step', () => {
  expect(readDifficulty(localStorage, 57, null)).toBe(2)
  saveDifficulty(localStorage, 57, null, 3)
  saveDifficulty(localStorage, 58, null, 1)
  expect(readDifficulty(localStorage, 57, null)).toBe(3)
  expect(readDifficulty(localStorage, 58, null)).toBe(1)
  expect(readDifficulty(localStorage, 59, null)).toBe(2)
  expect(localStorage.getItem('current-difficulty')).not.toBeNull()
})

test.each(['', 'x', 'null', '[]', '{"57":9}', '{"57":"2"}'])('forgets what it cannot read: %s', (stored) => {
  localStorage.setItem('current-difficulty', stored)
  expect(readDifficulty(localStorage, 57, null)).toBe(2)
})

test('MAP-9 LES-4 in a redo its own stars, whatever was chosen before it, until the child chooses in that redo', () => {
  saveDifficulty(localStorage, 57, null, 1)
  expect(readDifficulty(localStorage, 57, 3)).toBe(3)
  saveDifficulty(localStorage, 57, 3, 2)
  expect(readDifficulty(localStorage, 57, 3)).toBe(2)
  expect(readDifficulty(localStorage, 58, 3)).toBe(3)
  expect(readDifficulty(localStorage, 57, 2)).toBe(2)
  expect(readDifficulty(localStorage, 57, null)).toBe(1)
})
