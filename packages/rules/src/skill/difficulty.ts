export interface ItemFeatures {
  /** Letters. */
  readonly length: number
  readonly numGraphemes: number
  /** Times in a million words; unknown: an average word. */
  readonly frequency?: number
}

const averageGraphemes = 5.5
const bound = 1.2

/**
 * Estimates how much harder a word is than an average word of its category, in logits, as a prior for the
 * estimate from answers. The difficulty of the category itself belongs to the skill.
 */
export const estimateItemDifficulty = ({ length, numGraphemes, frequency }: ItemFeatures): number => {
  const byLength = 0.12 * (numGraphemes - averageGraphemes) + 0.05 * (length - numGraphemes - 1)
  const byFrequency = frequency === undefined ? 0 : -0.1 * Math.log((frequency + 1) / 10)
  return Math.min(bound, Math.max(-bound, byLength + byFrequency))
}
