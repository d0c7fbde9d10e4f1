// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { readLocked, saveLocked } from './locked-storage.ts'

beforeEach(() => localStorage.clear())

test('what a child has locked survives a reload, and is that child’s own', () => {
  saveLocked(localStorage, 7, [3, 1])
  expect(readLocked(localStorage, 7)).toEqual([1, 3])
  expect(readLocked(localStorage, 8)).toEqual([])
})

test.each(['{', '{}', '[9,"x"]', 'null'])('kept nonsense %s is as nothing kept', (stored) => {
  localStorage.setItem('end-cave-7', stored)
  expect(readLocked(localStorage, 7)).toEqual([])
})

test('a storage that refuses is no trouble', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(() => saveLocked({ setItem: refuse }, 7, [1])).not.toThrow()
})
