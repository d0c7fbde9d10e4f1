interface Tally {
  readonly words: number
  readonly right: number
}

/** With fewer words one mistake would weigh too much. */
export const minWords = 5

const hasEnough = ({ words }: Pick<Tally, 'words'>): boolean => words >= minWords

/** 0 to 1; null for too few words. */
export const shareOf = (tally: Tally): number | null => (hasEnough(tally) ? tally.right / tally.words : null)

/** Well, on the way, not yet. */
export type ShareLook = 'good' | 'middle' | 'low'

/** By the rounded percentage that is shown. */
export function lookOf(share: number): ShareLook {
  const percent = Math.round(100 * share)
  if (percent >= 80) return 'good'
  return percent >= 60 ? 'middle' : 'low'
}
