import type { SpellingTally } from '@letterliaan/contract'
import { computeShare } from '@letterliaan/rules/spelling-share'
import { texts } from './texts.ts'
import { formatPercent } from '../../app/format.ts'
import { fill } from '@letterliaan/texts'
import { texts as commonTexts } from '../../app/texts/common.ts'

export { formatPercent } from '../../app/format.ts'
export { minWordsForShare, computeShare } from '@letterliaan/rules/spelling-share'

export const tooLittleText = texts.tooLittle

/** Returns the share of right words ('48%'), or a message that there is too little data. */
export function formatShare(tally: SpellingTally): string {
  const share = computeShare(tally)
  return share === null ? tooLittleText : formatPercent(share)
}

/** Returns '12 van 25'. */
export const formatCount = ({ words, right }: SpellingTally): string =>
  fill(commonTexts.countOf, { count: right, all: words })

export const sumTallies = (tallies: readonly SpellingTally[]): SpellingTally => ({
  words: tallies.reduce((sum, { words }) => sum + words, 0),
  right: tallies.reduce((sum, { right }) => sum + right, 0),
})
