// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { readLockedDiamonds, saveLockedDiamonds } from './locked-storage.ts'

beforeEach(() => localStorage.clear())

test('locked letters remain after a reload and belong to that child', () => {
  saveLockedDiamonds(localStorage, 7, [3, 1])
  expect(readLockedDiamonds(localStorage, 7)).toEqual([1, 3])
  expect(readLockedDiamonds(localStorage, 8)).toEqual([])
})

test.each(['{', '{}', '[9,"x"]', 'null'])('ignores the stored value %s', (stored) => {
  localStorage.setItem('end-cave-7', stored)
  expect(readLockedDiamonds(localStorage, 7)).toEqual([])
})

test('works without a usable storage', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(() => saveLockedDiamonds({ setItem: refuse }, 7, [1])).not.toThrow()
})
