// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { rememberWelcome, wasWelcomed } from './welcomed.ts'

beforeEach(() => localStorage.clear())

test('each child is welcomed once on a device', () => {
  expect(wasWelcomed(localStorage, 7)).toBe(false)
  rememberWelcome(localStorage, 7)
  rememberWelcome(localStorage, 7)
  expect([7, 8].map((child) => wasWelcomed(localStorage, child))).toEqual([true, false])
  rememberWelcome(localStorage, 8)
  expect([7, 8].map((child) => wasWelcomed(localStorage, child))).toEqual([true, true])
})

test.each(['', 'x', '{}', 'null', '7'])('what else may stand there, %j, means no welcome yet', (kept) => {
  localStorage.setItem('welcomed-in-world-4', kept)
  expect(wasWelcomed(localStorage, 7)).toBe(false)
  rememberWelcome(localStorage, 7)
  expect(wasWelcomed(localStorage, 7)).toBe(true)
})
