import { z90 } from '../z90.ts'

interface Tally {
  readonly words: number
  readonly right: number
}

/** A share of fewer words is not shown, because one mistake weighs too much. */
export const minWordsForShare = 5

const hasEnough = ({ words }: Pick<Tally, 'words'>): boolean => words >= minWordsForShare

/** Returns 0 to 1; null for too few words. */
export const computeShare = (tally: Tally): number | null =>
  hasEnough(tally) ? tally.right / tally.words : null

/** Threshold of a difference: for 5 to 500 words at most one in twenty is due to chance. */
const zDifference = 2.1

/** Returns the 90% interval of a share (Wilson). */
export function computeShareInterval({ words, right }: Tally): {
  readonly low: number
  readonly high: number
} {
  if (words === 0) return { low: 0, high: 1 }
  const share = right / words
  const middle = (share + z90 ** 2 / (2 * words)) / (1 + z90 ** 2 / words)
  const half =
    (z90 * Math.sqrt((share * (1 - share)) / words + z90 ** 2 / (4 * words ** 2))) / (1 + z90 ** 2 / words)
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

function chanceOfAtLeast(heads: number, throws: number): number {
  let chance = 0.5 ** throws
  let sum = 0
  for (let at = throws; at >= heads; at--) {
    sum += chance
    chance = (chance * at) / (throws - at + 1)
  }
  return sum
}

/** Tests whether the highest count differs from the second (two-sided, 5%; Hung and Fithian). */
export const isClearlyHighest = (first: number, second: number): boolean =>
  first > second && 2 * chanceOfAtLeast(first, first + second) <= 0.05

/** Returns the 95% interval of the difference of two shares (Agresti and Caffo). */
function computeShareDifference(one: Tally, other: Tally): { readonly low: number; readonly high: number } {
  const share = ({ words, right }: Tally): number => (right + 1) / (words + 2)
  const variance = (tally: Tally): number => (share(tally) * (1 - share(tally))) / (tally.words + 2)
  const difference = share(one) - share(other)
  const error = zDifference * Math.sqrt(variance(one) + variance(other))
  return { low: Math.max(-1, difference - error), high: Math.min(1, difference + error) }
}

/** Compares one share with another; null if their difference is not larger than its error. */
export function compareShares(one: Tally, other: Tally): 'more' | 'less' | null {
  if (!hasEnough(one) || !hasEnough(other)) return null
  const { low, high } = computeShareDifference(one, other)
  if (low > 0) return 'more'
  return high < 0 ? 'less' : null
}
