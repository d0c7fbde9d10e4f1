import type { Color } from '@letterliaan/dutch'

/** An anchor word with the name of its picture and the sentence that helps to spell it. */
export type WorkbookAnchor = { word: string; image: string; hint: string }

/** A word with what the curriculum knows of it: comma lists, and a colour a letter (dutch.md §1.4–1.5). */
export type WorkbookWord = {
  word: string
  read_letters: string
  structure: string
  sound_groups: string
  colors: readonly (Color | null)[]
  /** A sentence that holds the word. */
  sentence: string
}

/** What a workbook is made of. */
export type WorkbookStep = {
  label: string
  rule: string
  anchors: readonly WorkbookAnchor[]
  words: readonly WorkbookWord[]
}

/** The entries of a comma list; none of an empty one. */
export function entriesOf(list: string): string[] {
  return list === '' ? [] : list.split(',')
}

/** A letter of a word with its colour, and the letter of its kind: K, L, T, D, M, S or H. */
export type Letter = { letters: string; code: string; color: Color | null }

/** The letters of a word; both letters of oe carry T. */
export function lettersOf({ word, read_letters, structure, colors }: WorkbookWord): Letter[] {
  const codes = entriesOf(structure)
  const kinds = entriesOf(read_letters).flatMap((letters, at) =>
    letters.split('').map(() => codes[at]?.charAt(0) ?? ''),
  )
  return word.split('').map((letters, at) => ({ letters, code: kinds[at] ?? '', color: colors[at] ?? null }))
}
