import type { Word } from '@letterliaan/contract'
import { foldLetterCase } from '@letterliaan/rules'
import { lettersOf } from './word-data.ts'

/** A wrong move as the log has it; `place` is where an attempt went wrong. */
export interface WrongMove {
  readonly kind: 'attempt' | 'answer'
  readonly input: string
  readonly place: number | null
}

/** What of a word tells how a wrong move spelt it. */
export type SpelledWord = Pick<Word, 'word' | 'sound_groups' | 'read_letters'>

/** A word as a child spelt it. */
export interface WrittenWord {
  /** The whole word as it would have become, for the diagnosis. */
  readonly whole: string
  /** What really stood there: a letter that was refused is the last of it. */
  readonly written: string
  readonly is_unfinished: boolean
}

/** What a turn tells of the spelling of its word. */
export interface TemplateSpelling {
  /** Is the word spelt from memory or by ear? Then a turn tells how well it is remembered (rules.md, Repetition). */
  readonly fromMemory: boolean
  /** How the child spelt the word with a wrong move; null if it tells no spelling: a colour, a cut, a sentence. */
  writtenBy(word: SpelledWord, move: WrongMove): WrittenWord | null
}

/** A spelling that stood there whole. */
export const wholeSpelling = (whole: string): WrittenWord => ({ whole, written: whole, is_unfinished: false })

/**
 * The word is typed, whole or letter by letter: a wrong letter stands where it was typed, or tells that one was left out or
 * written twice.
 */
export const typedSpelling: TemplateSpelling = {
  fromMemory: true,
  writtenBy({ word }, { kind, input, place }) {
    if (kind === 'answer') return wholeSpelling(input)
    if (place === null || lettersOf(input).length !== 1 || !/\p{L}/u.test(input)) return null
    const letters = lettersOf(word)
    return {
      whole: withLetter(letters, input, place),
      written: letters.slice(0, place).join('') + input,
      is_unfinished: place < letters.length - 1,
    }
  },
}

const isSame = (a: string, b: string | undefined): boolean =>
  b !== undefined && foldLetterCase(a) === foldLetterCase(b)

function withLetter(letters: readonly string[], letter: string, place: number): string {
  const before = letters.slice(0, place)
  const after = letters.slice(place)
  if (isSame(letter, after[1])) return [...before, ...after.slice(1)].join('')
  if (isSame(letter, before.at(-1))) return [...before, letter, ...after].join('')
  return [...before, letter, ...after.slice(1)].join('')
}
