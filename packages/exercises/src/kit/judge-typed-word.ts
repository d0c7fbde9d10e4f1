import type { Difficulty, Word } from '@letterliaan/contract'
import { isSameWord } from '@letterliaan/rules'
import { readOwnField, parseMove, readText } from './judge.ts'
import { isWrongLetter } from './restricted-typing.ts'
import type { AnswerData, Judge, TemplateData, Turn } from './template.ts'

/** An answer such as `{ "answer": "vis" }`. */
export interface TypedAnswer {
  readonly answer: string
}

/** `maxLength` defaults to 200 characters. */
export const readTypedAnswer = (data: AnswerData, maxLength?: number): TypedAnswer | null => {
  const answer = readText(readOwnField(data, 'answer'), maxLength)
  return answer === null ? null : { answer }
}

/** Capitals count at each difficulty in a step about capitals, else only at difficulty 3 (ZIN-4). */
export const chooseCaseDifficulty = ({
  word,
  difficulty,
}: {
  readonly word: Pick<Word, 'category'>
  readonly difficulty: Difficulty
}): Difficulty => (word.category === 'hoofdletter' ? 3 : difficulty)

export const isWordOfTurn = (turn: Turn, answer: string): boolean =>
  isSameWord(turn.word.word, answer, chooseCaseDifficulty(turn))

export const restrictedJudge: Judge<TypedAnswer> = {
  read: (data) => parseMove(data, (fields) => readTypedAnswer(fields)),
  isWrongAttempt: ({ word }, attempt, at) => isWrongLetter(word.word, attempt, at),
  isRight: (turn, { answer }) => isWordOfTurn(turn, answer),
  toText: ({ answer }) => answer,
}

export const freeJudge: Judge<TypedAnswer> = { ...restrictedJudge, isWrongAttempt: () => false }

export const typedWordData: TemplateData = {
  described: '`{ answer }`: the word',
  right: ({ word }) => ({ answer: word.word }),
}
