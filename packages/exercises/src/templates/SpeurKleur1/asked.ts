import type { Color, Word } from '@letterliaan/contract'

/**
 * What is worth looking for, the rarest first (dutch.md §1.5): of a word's colours the first is asked. So most words of
 * a step ask the kind that the step is about.
 */
const rarestFirst: readonly Color[] = [
  'pink',
  'brown',
  'purple',
  'white',
  'yellow',
  'red',
  'orange',
  'darkblue',
  'green',
  'black',
  'lightblue',
]

/** The kind of letter that is asked of a word, by its colour; null where the word has no colours. */
export const askedColor = ({ colors }: Pick<Word, 'colors'>): Color | null =>
  rarestFirst.find((color) => colors.includes(color)) ?? null

/** The colours of a word with null for letters that are not asked. */
export const askedColors = (word: Pick<Word, 'colors'>): (Color | null)[] => {
  const asked = askedColor(word)
  return word.colors.map((color) => (color === asked ? color : null))
}
