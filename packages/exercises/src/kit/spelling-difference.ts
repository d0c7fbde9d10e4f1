import { foldLetterCase } from '@letterliaan/rules'
import { splitLetters } from './word-data.ts'

export interface SpelledPiece {
  readonly text: string
  readonly isDifferent: boolean
}

export interface SpellingDifference {
  readonly written: readonly SpelledPiece[]
  readonly right: readonly SpelledPiece[]
}

const distancesOf = (a: readonly string[], b: readonly string[]): number[][] => {
  const table = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0))
  for (let at = a.length; at >= 0; at--) {
    for (let to = b.length; to >= 0; to--) {
      const row = table[at]
      if (row === undefined) continue
      const left = a.length - at
      const other = b.length - to
      const changed = (table[at + 1]?.[to + 1] ?? 0) + (a[at] === b[to] ? 0 : 1)
      row[to] =
        left === 0 || other === 0
          ? left + other
          : Math.min(changed, (table[at + 1]?.[to] ?? 0) + 1, (row[to + 1] ?? 0) + 1)
    }
  }
  return table
}

const addPiece = (pieces: SpelledPiece[], text: string, isDifferent: boolean): void => {
  const last = pieces.at(-1)
  if (last?.isDifferent === isDifferent) pieces[pieces.length - 1] = { text: last.text + text, isDifferent }
  else pieces.push({ text, isDifferent })
}

/** Case counts only if nothing else differs. An unfinished spelling is compared with the word's start. */
export const compareSpelling = (
  misspelling: string,
  word: string,
  isUnfinished = false,
): SpellingDifference => {
  if (!isUnfinished) return compareWhole(misspelling, word)
  const letters = splitLetters(word)
  const { length } = splitLetters(misspelling)
  const { written, right } = compareWhole(misspelling, letters.slice(0, length).join(''))
  return { written, right: [...right, { text: letters.slice(length).join(''), isDifferent: false }] }
}

const compareWhole = (misspelling: string, word: string): SpellingDifference => {
  const isCaseOnly = foldLetterCase(misspelling) === foldLetterCase(word)
  const fold = (letter: string) => (isCaseOnly ? letter : foldLetterCase(letter))
  const [a, b] = [splitLetters(misspelling), splitLetters(word)]
  const [given, asked] = [a.map(fold), b.map(fold)]
  const distances = distancesOf(given, asked)
  const written: SpelledPiece[] = []
  const right: SpelledPiece[] = []
  let [at, to] = [0, 0]
  while (at < a.length || to < b.length) {
    const here = distances[at]?.[to] ?? 0
    const isSame = at < a.length && to < b.length && given[at] === asked[to]
    const isChanged = at < a.length && to < b.length && (distances[at + 1]?.[to + 1] ?? 0) + 1 === here
    if (isSame || isChanged) {
      addPiece(written, a[at++] ?? '', !isSame)
      addPiece(right, b[to++] ?? '', !isSame)
    } else if (at < a.length && (distances[at + 1]?.[to] ?? 0) + 1 === here)
      addPiece(written, a[at++] ?? '', true)
    else addPiece(right, b[to++] ?? '', true)
  }
  return { written, right }
}
