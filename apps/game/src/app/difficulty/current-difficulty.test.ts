// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { recallDifficulty, rememberDifficulty } from './current-difficulty.ts'

beforeEach(() => localStorage.clear())

test('LES-4 two stars until the child chooses, then what it chose for that step', () => {
  expect(recallDifficulty(localStorage, 57)).toBe(2)
  rememberDifficulty(localStorage, 57, 3)
  rememberDifficulty(localStorage, 58, 1)
  expect(recallDifficulty(localStorage, 57)).toBe(3)
  expect(recallDifficulty(localStorage, 58)).toBe(1)
  expect(recallDifficulty(localStorage, 59)).toBe(2)
  expect(localStorage.getItem('current-difficulty')).not.toBeNull()
})

test.each(['', 'x', 'null', '[]', '{"57":9}', '{"57":"2"}'])('forgets what it cannot read: %s', (kept) => {
  localStorage.setItem('current-difficulty', kept)
  expect(recallDifficulty(localStorage, 57)).toBe(2)
})
