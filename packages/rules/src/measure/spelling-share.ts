/** How often words were spelt, and how often that was right at the first try and without help. */
interface Tally {
  readonly words: number
  readonly right: number
}

/** Of fewer words nothing is said: one mistake would be too much of it. */
export const minWords = 5

const hasEnough = ({ words }: Pick<Tally, 'words'>): boolean => words >= minWords

/** What part was right, 0 to 1; null of too few words. */
export const shareOf = (tally: Tally): number | null => (hasEnough(tally) ? tally.right / tally.words : null)

/** What a share comes to: well, on the way, not yet. */
export type ShareLook = 'good' | 'middle' | 'low'

/** By the percentage that is shown, which is rounded. */
export function lookOf(share: number): ShareLook {
  const percent = Math.round(100 * share)
  if (percent >= 80) return 'good'
  return percent >= 60 ? 'middle' : 'low'
}
