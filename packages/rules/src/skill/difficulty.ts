export interface ItemFeatures {
  readonly length: number
  readonly numGraphemes: number
  /** Occurrences in a million words; undefined: as for an average word. */
  readonly frequency?: number
}

const averageGraphemes = 5.5
const bound = 1.2

/** Returns the prior difficulty of a word compared with an average word of its category (logits). */
export const estimateItemDifficulty = ({ length, numGraphemes, frequency }: ItemFeatures): number => {
  const byLength = 0.12 * (numGraphemes - averageGraphemes) + 0.05 * (length - numGraphemes - 1)
  const byFrequency = frequency === undefined ? 0 : -0.1 * Math.log((frequency + 1) / 10)
  return Math.min(bound, Math.max(-bound, byLength + byFrequency))
}
