// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { saveWelcome, wasWelcomed } from './world-4-welcome.ts'

beforeEach(() => localStorage.clear())

test.each(['', 'x', '{}', 'null', '7'])('ignores the stored value %j', (stored) => {
  localStorage.setItem('welcomed-in-world-4', stored)
  expect(wasWelcomed(localStorage, 7)).toBe(false)
  saveWelcome(localStorage, 7)
  expect(wasWelcomed(localStorage, 7)).toBe(true)
})

test('MAP-7 keeps the welcome of each child on a shared device', () => {
  saveWelcome(localStorage, 7)
  expect(wasWelcomed(localStorage, 8)).toBe(false)
  saveWelcome(localStorage, 8)
  expect(wasWelcomed(localStorage, 7)).toBe(true)
})
