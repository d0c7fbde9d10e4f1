import type { Difficulty } from '@letterliaan/contract'
import { normaliseSigns } from '@letterliaan/dutch/signs'

/** Applies `normaliseSigns`, trims, and joins spaces. Case stays (rules.md, Comparison of words). */
export const normaliseWord = (text: string): string => normaliseSigns(text).replaceAll(/\s+/gu, ' ').trim()

/** ASCII text, in which each character has at most one other case. */
const plainText = /^[ -~]*$/

/** Folds case without changing the number of letters. */
export const foldLetterCase = (text: string): string =>
  plainText.test(text) ? text.toLowerCase() : Array.from(text, foldLetter).join('')

const foldLetter = (letter: string): string => {
  const lower = letter.toLowerCase()
  return lower.length === letter.length ? lower : letter
}

const isCapital = (letter: string): boolean => foldLetter(letter) !== letter

/** Accents count. Case counts at difficulty 3 if the target has a capital (rules.md, Comparison of words). */
export const isSameWord = (target: string, answer: string, difficulty: Difficulty): boolean => {
  const expected = normaliseWord(target)
  const given = normaliseWord(answer)
  if (foldLetterCase(expected) !== foldLetterCase(given)) return false
  return difficulty < 3 || hasItsCapitals(expected, given)
}

const hasItsCapitals = (expected: string, given: string): boolean => {
  const letters = Array.from(given)
  return Array.from(expected).every((letter, at) => !isCapital(letter) || letters[at] === letter)
}
