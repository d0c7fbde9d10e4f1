/** A diamond is told by the world in which it was earned. */
export type Diamond = 1 | 2 | 3 | 4

export const diamonds: readonly Diamond[] = [1, 2, 3, 4]

/**
 * The diamond that each hole is made for, from the first hole to the last: `end_reward_win_code` read as digits
 * (END-1). A code that is no order of the four diamonds is read as 1234: the cave can be opened.
 */
export function readOrder(end_reward_win_code: number): readonly Diamond[] {
  const digits = Array.from(String(end_reward_win_code), Number)
  const isOrder = digits.length === diamonds.length && diamonds.every((diamond) => digits.includes(diamond))
  return isOrder ? (digits as Diamond[]) : diamonds
}

/** Does a diamond lock in a hole (0 to 3)? Only the right one does. */
export const isRightHole = (order: readonly Diamond[], hole: number, diamond: Diamond): boolean =>
  order[hole] === diamond

/**
 * The locked diamonds after one was brought to a hole. A locked diamond stays locked; one that doesn't fit changes
 * nothing.
 */
export const lockDiamond = (
  order: readonly Diamond[],
  locked: readonly Diamond[],
  hole: number,
  diamond: Diamond,
): readonly Diamond[] =>
  isRightHole(order, hole, diamond) && !locked.includes(diamond) ? [...locked, diamond] : locked

export const isCaveOpen = (locked: readonly Diamond[]): boolean =>
  diamonds.every((diamond) => locked.includes(diamond))
