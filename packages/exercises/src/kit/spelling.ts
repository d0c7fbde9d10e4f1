import type { Word } from '@letterliaan/contract'
import { foldLetterCase } from '@letterliaan/rules'
import { lettersOf } from './word-data.ts'

/** As logged; `place` is where an attempt went wrong. */
export interface WrongMove {
  readonly kind: 'attempt' | 'answer'
  readonly input: string
  readonly place: number | null
}

/** The fields needed to tell how a wrong move spelt the word. */
export type SpelledWord = Pick<Word, 'word' | 'sound_groups' | 'read_letters'>

export interface WrittenWord {
  /** As it would have become, for the diagnosis. */
  readonly whole: string
  /** As it stood there; a refused letter is its last. */
  readonly written: string
  readonly is_unfinished: boolean
}

export interface TemplateSpelling {
  /** From memory or by ear? Then the turn says how well the word is remembered (rules.md, Repetition). */
  readonly fromMemory: boolean
  /** Null if the move says nothing about spelling: a colour, a cut, a sentence. */
  writtenBy(word: SpelledWord, move: WrongMove): WrittenWord | null
}

export const wholeSpelling = (whole: string): WrittenWord => ({ whole, written: whole, is_unfinished: false })

/** A wrong letter replaces the one at its place, unless it shows that one was left out or written twice. */
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
