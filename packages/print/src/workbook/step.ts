import type { Color } from '@letterliaan/dutch'

export interface WorkbookAnchor {
  readonly word: string
  readonly image: string
  readonly hint: string
}

/** Lists separated by commas, and a colour for each letter (dutch.md §1.4–1.5). */
export interface WorkbookWord {
  readonly word: string
  readonly read_letters: string
  readonly structure: string
  readonly sound_groups: string
  readonly colors: readonly (Color | null)[]
  readonly sentence: string
}

export interface WorkbookStep {
  readonly label: string
  readonly rule: string
  readonly anchors: readonly WorkbookAnchor[]
  readonly words: readonly WorkbookWord[]
}

/** Returns the entries of a comma list, or no entries if it is empty. */
export function splitLetterList(list: string): string[] {
  return list === '' ? [] : list.split(',')
}

export interface CodedLetter {
  readonly letters: string
  readonly code: string
  readonly color: Color | null
}

/** Returns each letter with its code. Both letters of oe have the code T. */
export function listCodedLetters({ word, read_letters, structure, colors }: WorkbookWord): CodedLetter[] {
  const codes = splitLetterList(structure)
  const kinds = splitLetterList(read_letters).flatMap((letters, at) =>
    letters.split('').map(() => codes[at]?.charAt(0) ?? ''),
  )
  return word.split('').map((letters, at) => ({ letters, code: kinds[at] ?? '', color: colors[at] ?? null }))
}
