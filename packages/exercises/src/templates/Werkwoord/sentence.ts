import { foldLetterCase } from '@letterliaan/rules'

export interface SentenceWithGap {
  readonly before: string
  readonly after: string
}

const isPartOfWord = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}'’-]/u.test(letter)

/** Returns the sentence around the first whole `word`; null if the sentence does not contain it. */
export function findGapInSentence(sentence: string, word: string): SentenceWithGap | null {
  const [folded, wanted] = [foldLetterCase(sentence), foldLetterCase(word)]
  if (wanted === '') return null
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const end = at + wanted.length
    if (!isPartOfWord(folded[at - 1]) && !isPartOfWord(folded[end]))
      return { before: sentence.slice(0, at), after: sentence.slice(end) }
  }
  return null
}
