import type { Difficulty, Word } from '@letterliaan/contract'
import { foldLetterCase, normaliseWord, isSameWord } from '@letterliaan/rules'
import { parseMove } from './judge.ts'
import type { Judge } from './template.ts'
import { chooseCaseDifficulty, readTypedAnswer, type TypedAnswer } from './judge-typed-word.ts'

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu

/** Returns words at odd indices, and the text between them at even ones. */
export const splitAtWords = (text: string): string[] => text.split(new RegExp(`(${wordPattern.source})`, 'u'))

export const countOtherWords = (text: string, words: readonly Pick<Word, 'word'>[]): number =>
  listWordsInText(text).length - words.flatMap(({ word }) => listWordsInText(word)).length

export const listWordsInText = (text: string): string[] => normaliseWord(text).match(wordPattern) ?? []

/** Tests for the button (TPL-35), in any case: `ei` is in `reis`. An empty word is in no text. */
export const containsWord = (text: string, word: string): boolean => {
  const sought = foldLetterCase(normaliseWord(word))
  return sought !== '' && foldLetterCase(normaliseWord(text)).includes(sought)
}

/** Tests for the score: a separate word that is spelt right (templates.md; rules.md, Comparison of words). */
export const hasWholeWord = (text: string, word: string, difficulty: Difficulty): boolean => {
  const written = normaliseWord(text)
  const { length } = normaliseWord(word)
  return findWholeWords(written, word).some((at) =>
    isSameWord(word, written.slice(at, at + length), difficulty),
  )
}

/** Returns the positions of a separate word in a normalised text, in any case. */
export const findWholeWords = (text: string, word: string): number[] => {
  const folded = foldLetterCase(text)
  const sought = foldLetterCase(normaliseWord(word))
  const places: number[] = []
  if (sought === '') return places
  for (let at = folded.indexOf(sought); at !== -1; at = folded.indexOf(sought, at + 1))
    if (standsAlone(text, at, at + sought.length)) places.push(at)
  return places
}

/** True if no letter or digit is next to it, also over an apostrophe or hyphen: `foto` is not in `foto's`. */
const standsAlone = (text: string, from: number, to: number): boolean =>
  !/[\p{L}\p{M}\p{N}]['-]?$/u.test(text.slice(Math.max(0, from - 2), from)) &&
  !/^['-]?[\p{L}\p{M}\p{N}]/u.test(text.slice(to))

export const sentenceJudge: Judge<TypedAnswer> = {
  read: (data) => parseMove(data, (fields) => readTypedAnswer(fields)),
  isWrongAttempt: () => false,
  isRight: (turn, { answer }) => hasWholeWord(answer, turn.word.word, chooseCaseDifficulty(turn)),
  toText: ({ answer }) => answer,
}

/** Returns the word if there is no sentence, as an own word may have none. */
export const chooseSentence = ({ word, sentence }: Pick<Word, 'word' | 'sentence'>): string =>
  sentence === '' ? `Ik schrijf ${word}.` : sentence
