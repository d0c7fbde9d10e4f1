import { expect, test } from 'vitest'
import { createFreshSteps } from './fresh-steps.ts'

test('NET-1 a step comes on the device once in ten minutes, whatever pages of it are opened', () => {
  let now = 0
  const fresh = createFreshSteps(() => now)
  expect(fresh.has(6, 2)).toBe(false)
  fresh.add(6, 2)
  now = 599_999
  expect([fresh.has(6, 2), fresh.has(6, 3), fresh.has(7, 2)]).toEqual([true, false, false])
  now = 600_000
  expect(fresh.has(6, 2)).toBe(false)
})

test('NET-1 another step takes its place', () => {
  const fresh = createFreshSteps(() => 0)
  fresh.add(6, 2)
  fresh.add(7, 2)
  expect([fresh.has(6, 2), fresh.has(7, 2)]).toEqual([false, true])
  fresh.add(6, 3)
  expect(fresh.has(6, 2)).toBe(false)
})
