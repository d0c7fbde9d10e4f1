import type { Color, Word } from '@letterliaan/contract'
import { splitCommaList, lettersOf } from '../../kit/word-data.ts'

/** A letter of a word with the kind of its sound: K, L, T, M, D, S or H (dutch.md §1.4). */
export interface BlockCode {
  readonly letter: string
  readonly code: string
}

/** One entry a letter; both letters of 'oe' carry T. */
export function blockCodes(word: Pick<Word, 'structure' | 'read_letters'>): BlockCode[] {
  const codes = splitCommaList(word.structure)
  return splitCommaList(word.read_letters).flatMap((grapheme, at) =>
    lettersOf(grapheme).map((letter) => ({ letter, code: codes[at]?.[0] ?? '' })),
  )
}

/** Colours on which dark letters can't be read. */
const dark: ReadonlySet<Color | null> = new Set(['black', 'darkblue', 'brown', 'purple', 'red', 'green'])
export const isDarkColor = (color: Color | null): boolean => dark.has(color)
