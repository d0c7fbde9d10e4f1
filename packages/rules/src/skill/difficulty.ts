const averageGraphemes = 5.5
const bound = 1.2

/** `read_letters`: graphemes, separated by commas. */
interface ReadWord {
  readonly word: string
  readonly read_letters: string
}

/** Estimates the difficulty (a logit) of a word from its length, relative to an average word of its category. */
export function estimateWordDifficulty({ word, read_letters }: ReadWord): number {
  const numGraphemes = read_letters.split(',').length
  const byLength = 0.12 * (numGraphemes - averageGraphemes) + 0.05 * (word.length - numGraphemes - 1)
  return Math.min(bound, Math.max(-bound, byLength))
}
