/** A word as it is analysed: without author marks, with the places where they stood. */
export interface NormalisedWord {
  /** NFC, trimmed, typographic apostrophes and hyphens made plain, marks removed. */
  readonly word: string
  /** Positions in `word` (UTF-16 units, ascending) where the author put a boundary. */
  readonly marks: number[]
}

/**
 * Normalises a word and takes out the author's marks: `voet|bal` says that a new part begins at *bal*
 * (dutch.md §4.1, rule 1).
 */
export function normaliseWord(text: string): NormalisedWord {
  const plain = text
    .normalize('NFC')
    .trim()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[‐‑–]/g, '-')
    .replace(/\s+/g, ' ')
  const marks: number[] = []
  let word = ''
  for (const letter of plain) {
    if (letter === '|') {
      if (word.length > 0 && marks.at(-1) !== word.length) marks.push(word.length)
    } else word += letter
  }
  if (marks.at(-1) === word.length) marks.pop()
  return { word, marks }
}
