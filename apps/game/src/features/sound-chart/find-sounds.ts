import type { SoundCard, SpellingExample } from '@letterliaan/dutch/sound-chart'

export const listExamples = ({ first, others }: SoundCard) => [first, ...others]

/** Returns a unique and stable name. */
export const nameCard = ({ sound, first }: SoundCard): string => sound ?? first.code

type Fits = (example: SpellingExample, asked: string) => boolean

const rules: readonly Fits[] = [
  ({ letters }, asked) => letters === asked,
  ({ letters }, asked) => letters.startsWith(asked),
  ({ word }, asked) => word.startsWith(asked),
]

/** Finds sounds by exact spelling ('ij' finds only ij), else first letters, else words. '' finds all. */
export function findSounds(cards: readonly SoundCard[], letters: string): readonly SoundCard[] {
  const asked = letters.trim().toLowerCase().normalize('NFC')
  if (asked === '') return cards
  for (const fits of rules) {
    const placeIn = (card: SoundCard) => listExamples(card).findIndex((example) => fits(example, asked))
    const matching = cards.filter((card) => placeIn(card) >= 0)
    if (matching.length > 0) return matching.toSorted((a, b) => placeIn(a) - placeIn(b))
  }
  return []
}
