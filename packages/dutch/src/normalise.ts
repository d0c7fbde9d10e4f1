import { normaliseSigns } from './signs.ts'

export interface NormalisedWord {
  /** Trimmed, with plain signs, and without marks. */
  readonly word: string
  /** Boundaries set by the author: UTF-16 positions in `word`, ascending. */
  readonly marks: number[]
  /** True if `marks` are all boundaries between words: a mark is after the last letter (`voet|bal|`). */
  readonly isComplete: boolean
}

/** Removes marks. `voet|bal` marks a new part at *bal* (dutch.md §4.1, rule 1). */
export function readCutMarks(text: string): NormalisedWord {
  const plain = normaliseSigns(text).trim().replace(/\s+/g, ' ')
  const marks: number[] = []
  let word = ''
  for (const letter of plain) {
    if (letter === '|') {
      if (word.length > 0 && marks.at(-1) !== word.length) marks.push(word.length)
    } else word += letter
  }
  const isComplete = word.length > 0 && marks.at(-1) === word.length
  if (isComplete) marks.pop()
  return { word, marks, isComplete }
}
