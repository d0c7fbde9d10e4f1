import { isSameWord } from '@letterliaan/rules'
import { ownField, parseMove, readText } from './judge.ts'
import { isWrongLetter } from './restricted-typing.ts'
import type { AnswerData, Judge, TemplateData, Turn } from './template.ts'

/** An answer's data where the child types the word: `{ "answer": "vis" }`. */
export interface TypedAnswer {
  readonly answer: string
}

/** `maxLength`: how many characters it may have, 200 when left out. */
export const readTypedAnswer = (data: AnswerData, maxLength?: number): TypedAnswer | null => {
  const answer = readText(ownField(data, 'answer'), maxLength)
  return answer === null ? null : { answer }
}

/** Is this the turn's word (rules.md, Comparison of words)? */
export const isWordOfTurn = ({ word, difficulty }: Turn, answer: string): boolean =>
  isSameWord(word.word, answer, difficulty)

/** Judges a word that is typed letter by letter: a wrong letter is an attempt. A dictation uses `judgeFree`. */
export const judgeRestricted: Judge<TypedAnswer> = {
  read: (data) => parseMove(data, (fields) => readTypedAnswer(fields)),
  isWrongAttempt: ({ word }, attempt, at) => isWrongLetter(word.word, attempt, at),
  isRight: (turn, { answer }) => isWordOfTurn(turn, answer),
  toText: ({ answer }) => answer,
}

/** Judges a word that is typed freely: only an answer counts. */
export const judgeFree: Judge<TypedAnswer> = { ...judgeRestricted, isWrongAttempt: () => false }

/** The data of a template in which the child types the word. */
export const typedWordData: TemplateData = {
  described: '`{ answer }`: the word',
  right: ({ word }) => ({ answer: word.word }),
}
