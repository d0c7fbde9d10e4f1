// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { recallLocked, rememberLocked } from './keep-locked.ts'

beforeEach(() => localStorage.clear())

test('what a child has locked survives a reload, and is that child’s own', () => {
  rememberLocked(localStorage, 7, [3, 1])
  expect(recallLocked(localStorage, 7)).toEqual([1, 3])
  expect(recallLocked(localStorage, 8)).toEqual([])
})

test.each(['{', '{}', '[9,"x"]', 'null'])('kept nonsense %s is as nothing kept', (kept) => {
  localStorage.setItem('end-cave-7', kept)
  expect(recallLocked(localStorage, 7)).toEqual([])
})

test('a storage that refuses is no trouble', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(() => rememberLocked({ setItem: refuse }, 7, [1])).not.toThrow()
})
