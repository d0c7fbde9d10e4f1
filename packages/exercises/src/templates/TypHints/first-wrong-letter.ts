import type { Word } from '@letterliaan/contract'
import { normaliseWord, sameWord } from '@letterliaan/rules'
import { lettersOf } from '../../kit/letters.ts'
import type { Task } from '../../kit/template.ts'

/** Where an answer goes wrong first. */
export interface WrongLetter {
  /** What was typed, letter by letter. */
  readonly letters: readonly string[]
  /** The place of the first letter that is wrong; the number of letters where the word goes on. */
  readonly at: number
  /** Is it another letter than it should be, does one come after the word, or does the word go on? */
  readonly kind: 'other' | 'extra' | 'missing'
}

/** The first letter of an answer that is not the word's, case aside but where the word asks a capital. */
export const firstWrongLetter = (
  { word, difficulty }: { readonly word: Pick<Word, 'word'> } & Pick<Task, 'difficulty'>,
  answer: string,
): WrongLetter => {
  const letters = lettersOf(normaliseWord(answer))
  const expected = lettersOf(word.word)
  const at = expected.findIndex((letter, place) => !sameWord(letter, letters[place] ?? '', difficulty))
  if (at === -1) return { letters, at: expected.length, kind: 'extra' }
  return { letters, at, kind: at < letters.length ? 'other' : 'missing' }
}
