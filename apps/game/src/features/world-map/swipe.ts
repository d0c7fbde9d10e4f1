import type { WorldNumber } from '@letterliaan/rules'

/** A swipe is at least this long (px): WO-5. */
const minSwipePx = 100

/** 1: the next world, -1: the previous one, 0: no swipe, or more up and down than sideways. WO-5. */
export function swipeDirection(dx: number, dy: number): 1 | -1 | 0 {
  if (Math.abs(dx) < minSwipePx || Math.abs(dx) <= Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}

/** The world beside this one, never past the first or the last. WO-5. */
export const adjacentWorld = (world: WorldNumber, direction: 1 | -1): WorldNumber =>
  Math.min(4, Math.max(1, world + direction)) as WorldNumber
