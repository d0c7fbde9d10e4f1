import type { SoundCard, SpellingExample } from '@letterliaan/dutch/sound-chart'

/** All spellings of a sound, with their words. */
export const examplesOf = ({ first, others }: SoundCard) => [first, ...others]

/** A name that no other card has, the same each time. */
export const nameOfCard = ({ sound, first }: SoundCard): string => sound ?? first.code

type Fits = (example: SpellingExample, asked: string) => boolean

const rules: readonly Fits[] = [
  ({ letters }, asked) => letters === asked,
  ({ letters }, asked) => letters.startsWith(asked),
  ({ word }, asked) => word.startsWith(asked),
]

/**
 * The sounds that can be written so, those that are usually written so first: 'ij' finds what ij sounds like, 'k' the k and
 * not every sound with a k in it. Where no sound is written so, those whose letters begin so, and then those whose words do.
 * All of them for nothing.
 */
export function findSounds(cards: readonly SoundCard[], letters: string): readonly SoundCard[] {
  const asked = letters.trim().toLowerCase().normalize('NFC')
  if (asked === '') return cards
  for (const fits of rules) {
    const placeIn = (card: SoundCard) => examplesOf(card).findIndex((example) => fits(example, asked))
    const matching = cards.filter((card) => placeIn(card) >= 0)
    if (matching.length > 0) return matching.toSorted((a, b) => placeIn(a) - placeIn(b))
  }
  return []
}
