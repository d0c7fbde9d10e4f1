/** Numbered by its world. */
export type Diamond = 1 | 2 | 3 | 4

export const diamonds: readonly Diamond[] = [1, 2, 3, 4]

/** From `end_reward_win_code` (END-1); an invalid code counts as 1234, so that the cave can be opened. */
export function readOrder(end_reward_win_code: number): readonly Diamond[] {
  const digits = Array.from(String(end_reward_win_code), Number)
  const isOrder = digits.length === diamonds.length && diamonds.every((diamond) => digits.includes(diamond))
  return isOrder ? (digits as Diamond[]) : diamonds
}

/** `hole`: 0 to 3. */
export const isRightHole = (order: readonly Diamond[], hole: number, diamond: Diamond): boolean =>
  order[hole] === diamond

/** A locked diamond stays; one that doesn't fit changes nothing. */
export const lockDiamond = (
  order: readonly Diamond[],
  locked: readonly Diamond[],
  hole: number,
  diamond: Diamond,
): readonly Diamond[] =>
  isRightHole(order, hole, diamond) && !locked.includes(diamond) ? [...locked, diamond] : locked

export const isPuzzleSolved = (locked: readonly Diamond[]): boolean =>
  diamonds.every((diamond) => locked.includes(diamond))
