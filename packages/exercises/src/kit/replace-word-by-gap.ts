import type { Word } from '@letterliaan/contract'
import { foldLetterCase } from '@letterliaan/rules'
import { containsWord, cutWords } from './words-in-text.ts'

export const gapMark = '…'

/** Its sentence without the word, for who hears nothing; null where it would still spell it, or has no place for it. */
export const replaceWordByGap = ({ word, sentence }: Pick<Word, 'word' | 'sentence'>): string | null => {
  const pieces = cutWords(sentence)
  const left = pieces.map((piece) => (foldLetterCase(piece) === foldLetterCase(word) ? gapMark : piece))
  const text = left.join('')
  return text === pieces.join('') || containsWord(text, word) ? null : text
}
