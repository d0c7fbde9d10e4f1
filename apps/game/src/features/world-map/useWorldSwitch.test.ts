import { expect, test } from 'vitest'
import { findSwipeDirection, findAdjacentWorld } from './useWorldSwitch.ts'

test.each([
  [-100, 0, 1],
  [-99, 0, 0],
  [100, 0, -1],
  [99, 0, 0],
  [-240, 60, 1],
  [-120, 130, 0],
  [0, 0, 0],
])('WO-5 %i px sideways and %i px down is a swipe in direction %i', (dx, dy, direction) => {
  expect(findSwipeDirection(dx, dy)).toBe(direction)
})

test.each([
  [1, 1, 2],
  [1, -1, 1],
  [2, -1, 1],
  [4, 1, 4],
  [4, -1, 3],
] as const)('WO-5 the adjacent world of %i in direction %i is %i', (world, direction, beside) => {
  expect(findAdjacentWorld(world, direction)).toBe(beside)
})
