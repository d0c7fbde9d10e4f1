import type { Word } from '@letterliaan/contract'
import { foldLetterCase } from '@letterliaan/rules'
import { splitAtWords } from '../../kit/words-in-text.ts'

type MisspeltWord = Pick<Word, 'word' | 'sentence' | 'misspelt'>

export interface SentenceWord {
  readonly text: string
  readonly before: string
  readonly after: string
  /** Index among the words. */
  readonly at: number
}

/** Returns the index of the word in its sentence; -1 if the sentence does not contain it as one word. */
export const findPlaceOfWord = ({ word, sentence }: Pick<Word, 'word' | 'sentence'>): number =>
  wordsOf(sentence).findIndex((other) => foldLetterCase(other) === foldLetterCase(word))

const wordsOf = (sentence: string): string[] => splitAtWords(sentence).filter((_, place) => place % 2 === 1)

export const misspellSentence = (word: MisspeltWord): SentenceWord[] => {
  const wrongAt = findPlaceOfWord(word)
  const pieces = splitAtWords(word.sentence)
  return wordsOf(word.sentence).map((text, at) => ({
    text: at === wrongAt ? withCaseOf(text, word.misspelt ?? text) : text,
    before: signsBefore(pieces[2 * at] ?? ''),
    after: signsAfter(pieces[2 * at + 2] ?? '', 2 * at + 3 === pieces.length),
    at,
  }))
}

const signsBefore = (between: string): string => /\S*$/u.exec(between)?.[0] ?? ''

/** Returns signs before a word that has no space before them: these belong to the word. */
const signsAfter = (between: string, isLast: boolean): string =>
  isLast || /\s/u.test(between) ? (/^\S*/u.exec(between)?.[0] ?? '') : ''

const withCaseOf = (model: string, text: string): string =>
  foldLetterCase(model.charAt(0)) === model.charAt(0) ? text : text.charAt(0).toUpperCase() + text.slice(1)
