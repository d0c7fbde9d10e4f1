import type { Word } from '@letterliaan/contract'
import { foldLetterCase } from '@letterliaan/rules'
import { containsWord, splitAtWords } from './words-in-text.ts'

const gapMark = '___'

/** Returns the sentence without its word; null if it does not contain the word, or still spells it. */
export const replaceWordByGap = ({ word, sentence }: Pick<Word, 'word' | 'sentence'>): string | null => {
  const pieces = splitAtWords(sentence)
  const left = pieces.map((piece) => (foldLetterCase(piece) === foldLetterCase(word) ? gapMark : piece))
  const text = left.join('')
  return text === pieces.join('') || containsWord(text, word) ? null : text
}
