import type { SpellingTally } from '@letterliaan/contract'
import { shareOf } from '@letterliaan/rules/spelling-share'

export { lookOf, minWords, shareOf } from '@letterliaan/rules/spelling-share'

export const tooLittle = 'te weinig gegevens'

/** '48%', or that there is too little. */
export function formatShare(tally: SpellingTally): string {
  const share = shareOf(tally)
  return share === null ? tooLittle : formatPercent(share)
}

export const formatPercent = (share: number): string => `${Math.round(100 * share)}%`

/** '12 van 25' */
export const formatCount = ({ words, right }: SpellingTally): string => `${right} van ${words}`

export const sumTallies = (tallies: readonly SpellingTally[]): SpellingTally => ({
  words: tallies.reduce((sum, { words }) => sum + words, 0),
  right: tallies.reduce((sum, { right }) => sum + right, 0),
})
