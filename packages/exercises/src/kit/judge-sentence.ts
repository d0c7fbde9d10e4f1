import { readMove } from './reading.ts'
import type { Judge } from './template.ts'
import { readTypedAnswer, type TypedAnswer } from './typed-word.ts'
import { hasWholeWord } from './words-in-text.ts'

/** Judges a sentence: the word stands in it as a word of its own, spelt right; the rest of it is not judged. */
export const judgeSentence: Judge<TypedAnswer> = {
  read: (data) => readMove(data, (fields) => readTypedAnswer(fields)),
  isWrongAttempt: () => false,
  isRight: ({ word, difficulty }, { answer }) => hasWholeWord(answer, word.word, difficulty),
  toText: ({ answer }) => answer,
}
