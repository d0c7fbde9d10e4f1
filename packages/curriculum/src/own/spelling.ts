import { openDictionary } from '../check/dictionary.ts'

/** Parts shorter than this fit together by chance. */
const minPart = 4

/** Knows words of the dictionary and compounds of two of them (`knuffelbeer`), also with a linking s. */
export interface Spelling {
  readonly isKnown: (word: string) => boolean
}

/** Takes a second and 100 MB, so it must not run while a child waits. */
export function loadSpelling(): Spelling {
  const { correct } = openDictionary()
  const isListed = (word: string): boolean => correct(word) || correct(word.toLowerCase())
  const isWord = (word: string): boolean => isListed(word) || isLikelyCompound(word.toLowerCase(), correct)
  return { isKnown: (text) => isWord(text) || isPhrase(text, isWord) }
}

/** True for a text like 'ik word': one item of a list that consists of known words (DOE-6). */
export const isPhrase = (text: string, isWord: (word: string) => boolean): boolean =>
  text.includes(' ') && text.split(' ').every(isWord)

export function isLikelyCompound(word: string, correct: (part: string) => boolean): boolean {
  for (let at = minPart; at <= word.length - minPart; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (!correct(second)) continue
    if (correct(first)) return true
    if (first.length > minPart && first.endsWith('s') && correct(first.slice(0, -1))) return true
  }
  return false
}
