import type { DetailedResult } from '@letterliaan/contract'

export interface Growth {
  readonly leaves: number
  readonly inARow: number
  /** Appears after three and six consecutive right words. Leaves when a word goes wrong. */
  readonly visitor: 'bird' | 'butterfly' | null
}

export const countGrowth = (results: readonly Pick<DetailedResult, 'completed' | 'success'>[]): Growth => {
  const done = results.filter(({ completed }) => completed)
  const lastWrong = done.findLastIndex(({ success }) => !success)
  const inARow = done.length - 1 - lastWrong
  const visitor = inARow >= 6 ? 'butterfly' : inARow >= 3 ? 'bird' : null
  return { leaves: done.filter(({ success }) => success).length, inARow, visitor }
}
