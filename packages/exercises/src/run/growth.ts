import type { DetailedResult } from '@letterliaan/contract'

/** What the right words of a run have made grow (GIDS-7). */
export interface Growth {
  /** One for each word that is right; what has grown stays. */
  readonly leaves: number
  /** Words right in a row, up to the last that was done. */
  readonly inARow: number
  /** Comes for three in a row, and another for six; it has flown when a word went wrong. */
  readonly visitor: 'bird' | 'butterfly' | null
}

/** What grows of the words that are done, in their order. */
export const growthOf = (results: readonly Pick<DetailedResult, 'completed' | 'success'>[]): Growth => {
  const done = results.filter(({ completed }) => completed)
  const lastWrong = done.findLastIndex(({ success }) => !success)
  const inARow = done.length - 1 - lastWrong
  const visitor = inARow >= 6 ? 'butterfly' : inARow >= 3 ? 'bird' : null
  return { leaves: done.filter(({ success }) => success).length, inARow, visitor }
}
