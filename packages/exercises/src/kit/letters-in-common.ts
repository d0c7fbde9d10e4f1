import { isSameLetter } from './restricted-typing.ts'
import { splitLetters } from './word-data.ts'

export const findRightBeginning = (word: string, written: string): string => {
  const letters = splitLetters(written)
  const differs = splitLetters(word).findIndex((letter, at) => !isSameLetter(letter, letters[at]))
  return letters.slice(0, differs === -1 ? letters.length : differs).join('')
}

/** Returns the index of the first wrong letter in a sent text; null if nothing was sent. */
export const findWrongPlace = (word: string, written: unknown): number | null =>
  typeof written === 'string' ? splitLetters(findRightBeginning(word, written)).length : null

export const countPairsInCommon = (a: string, b: string): number => {
  const known = new Set(pairsOf(a))
  return pairsOf(b).filter((pair) => known.has(pair)).length
}

const pairsOf = (word: string): string[] => {
  const letters = Array.from(`^${word.toLowerCase()}$`)
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}
