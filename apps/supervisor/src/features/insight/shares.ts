import type { SpellingTally } from '@letterliaan/contract'

/** Of fewer words nothing is said: one mistake would be too much of it. */
export const minWords = 5

export const hasEnough = ({ words }: SpellingTally): boolean => words >= minWords

/** What part was right, 0 to 1; null of too few words. */
export const shareOf = (tally: SpellingTally): number | null =>
  hasEnough(tally) ? tally.right / tally.words : null

export const tooLittle = 'te weinig gegevens'

/** '48%', or that there is too little. */
export function formatShare(tally: SpellingTally): string {
  const share = shareOf(tally)
  return share === null ? tooLittle : formatPercent(share)
}

export const formatPercent = (share: number): string => `${Math.round(100 * share)}%`

/** '12 van 25' */
export const formatCount = ({ words, right }: SpellingTally): string => `${right} van ${words}`

/** How a share is tinted, beside its number: well, on the way, not yet. */
export type ShareLook = 'good' | 'middle' | 'low'

/** By the number that is shown, which is rounded. */
export function lookOf(share: number): ShareLook {
  const percent = Math.round(100 * share)
  if (percent >= 80) return 'good'
  return percent >= 60 ? 'middle' : 'low'
}

export const sumTallies = (tallies: readonly SpellingTally[]): SpellingTally => ({
  words: tallies.reduce((sum, { words }) => sum + words, 0),
  right: tallies.reduce((sum, { right }) => sum + right, 0),
})
