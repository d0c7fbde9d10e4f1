/** The number of a diamond is that of its world. */
export type Diamond = 1 | 2 | 3 | 4

export const diamonds: readonly Diamond[] = [1, 2, 3, 4]

/** Reads `end_reward_win_code` (END-1). An invalid code counts as 1234, so that the cave can be opened. */
export function readOrder(end_reward_win_code: number): readonly Diamond[] {
  const digits = Array.from(String(end_reward_win_code), Number)
  const isOrder = digits.length === diamonds.length && diamonds.every((diamond) => digits.includes(diamond))
  return isOrder ? (digits as Diamond[]) : diamonds
}

/** `hole`: 0 to 3. */
export const isRightHole = (order: readonly Diamond[], hole: number, diamond: Diamond): boolean =>
  order[hole] === diamond

/** Adds a diamond if it fits. Locked diamonds stay. */
export const placeDiamond = (
  order: readonly Diamond[],
  locked: readonly Diamond[],
  hole: number,
  diamond: Diamond,
): readonly Diamond[] =>
  isRightHole(order, hole, diamond) && !locked.includes(diamond) ? [...locked, diamond] : locked

export const isPuzzleSolved = (locked: readonly Diamond[]): boolean =>
  diamonds.every((diamond) => locked.includes(diamond))
