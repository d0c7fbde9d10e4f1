// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { RedoLevel } from '@letterliaan/contract'
import { listAllowedLevels, readDifficulty, saveDifficulty } from './difficulty.ts'

const levelsOf = (min_difficulty: 1 | 2 | 3, max_difficulty: 1 | 2 | 3) => ({
  min_difficulty,
  max_difficulty,
})
const read = (id: number, redo: RedoLevel | null, levels = levelsOf(1, 3)) =>
  readDifficulty(localStorage, { id, ...levels }, redo)

beforeEach(() => localStorage.clear())

test("LES-4 the default is two stars, and a child's choice is stored for that step", () => {
  expect(read(57, null)).toBe(2)
  saveDifficulty(localStorage, 57, null, 3)
  saveDifficulty(localStorage, 58, null, 1)
  expect(read(57, null)).toBe(3)
  expect(read(58, null)).toBe(1)
  expect(read(59, null)).toBe(2)
  expect(localStorage.getItem('current-difficulty')).not.toBeNull()
})

test.each(['', 'x', 'null', '[]', '{"57":9}', '{"57":"2"}'])(
  'ignores an unreadable stored value: %s',
  (stored) => {
    localStorage.setItem('current-difficulty', stored)
    expect(read(57, null)).toBe(2)
  },
)

test('a full device stores no choice, and throws no error', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  saveDifficulty(localStorage, 57, null, 3)
  expect(read(57, null)).toBe(2)
  setItem.mockRestore()
})

test('MAP-9 LES-4 a redo starts with its own stars unless the child chose others in that redo', () => {
  saveDifficulty(localStorage, 57, null, 1)
  expect(read(57, 3)).toBe(3)
  saveDifficulty(localStorage, 57, 3, 2)
  expect(read(57, 3)).toBe(2)
  expect(read(58, 3)).toBe(3)
  expect(read(57, 2)).toBe(2)
  expect(read(57, null)).toBe(1)
})

test('PATH-4 never returns stars that a supervisor does not allow', () => {
  expect(listAllowedLevels(levelsOf(1, 2))).toEqual([1, 2])
  expect(read(57, null, levelsOf(1, 1))).toBe(1)
  expect(read(57, null, levelsOf(3, 3))).toBe(3)
  saveDifficulty(localStorage, 57, null, 3)
  expect(read(57, null, levelsOf(1, 2))).toBe(2)
  expect(read(57, null)).toBe(3)
})
