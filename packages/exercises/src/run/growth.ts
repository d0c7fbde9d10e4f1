import type { DetailedResult } from '@letterliaan/contract'

/** GIDS-7. */
export interface Growth {
  /** One per right word; they stay. */
  readonly leaves: number
  /** Up to the last word done. */
  readonly inARow: number
  /** Comes for three in a row, and for six; it flies away when a word goes wrong. */
  readonly visitor: 'bird' | 'butterfly' | null
}

export const growthOf = (results: readonly Pick<DetailedResult, 'completed' | 'success'>[]): Growth => {
  const done = results.filter(({ completed }) => completed)
  const lastWrong = done.findLastIndex(({ success }) => !success)
  const inARow = done.length - 1 - lastWrong
  const visitor = inARow >= 6 ? 'butterfly' : inARow >= 3 ? 'bird' : null
  return { leaves: done.filter(({ success }) => success).length, inARow, visitor }
}
