import type { Word } from '@letterliaan/contract'
import type { ErrorTag } from '@letterliaan/dutch/diagnose'
import type { HowAsked } from '@letterliaan/rules/evidence'
import { isTypedLetter } from './restricted-typing.ts'
import { splitLetters } from './word-data.ts'

/** A wrong move of the log. `place`: index at which an attempt went wrong. */
export interface LoggedWrongMove {
  readonly kind: 'attempt' | 'answer'
  readonly input: string
  readonly place: number | null
}

export type WordToSpell = Pick<Word, 'word' | 'sound_groups' | 'read_letters' | 'sentence'>

export interface WrittenWord {
  /** The visible text. If a letter was refused, it is the last. */
  readonly written: string
  /** True if the last letter was refused, so that the rest is unknown. */
  readonly isRefused: boolean
  /** True if a letter before the end of the word was refused. */
  readonly is_unfinished: boolean
}

/** Categories of capitals and punctuation, which only a dictated sentence tests (ADR 64). */
export const sentenceCategories: ReadonlySet<string> = new Set(['hoofdletter', 'leestekens'])

export type SentenceFault = Extract<ErrorTag, 'hoofdletter' | 'leesteken'>

export type DictatedWord = Pick<Word, 'sentence' | 'category'>

export interface TemplateSpelling {
  /** Returns null if the move says nothing about spelling: a colour, a cut, a sentence. */
  writtenBy(word: WordToSpell, move: LoggedWrongMove): WrittenWord | null
  /** Returns categories whose rule the child omitted when it chose the rules of a word. */
  missedBy?(move: LoggedWrongMove): readonly string[]
  /** Returns faults in capitals and marks; empty if the step does not teach them. */
  faultsIn?(word: DictatedWord, written: string): readonly SentenceFault[]
}

interface SpellingTemplate {
  readonly word: { readonly asked: HowAsked }
  readonly spelling: TemplateSpelling | null
}

/** True if the child writes the word, and does not copy or choose it. */
export const writesWord = ({ word: { asked }, spelling }: SpellingTemplate): boolean =>
  spelling !== null && asked !== 'in_sight' && asked !== 'chosen'

export const toWholeSpelling = (written: string): WrittenWord => ({
  written,
  isRefused: false,
  is_unfinished: false,
})

export const typedSpelling: TemplateSpelling = {
  writtenBy({ word }, { kind, input, place }) {
    if (kind === 'answer') return toWholeSpelling(input)
    if (place === null || splitLetters(input).length !== 1 || !isTypedLetter(input)) return null
    const letters = splitLetters(word)
    return {
      written: letters.slice(0, place).join('') + input,
      isRefused: true,
      is_unfinished: place < letters.length - 1,
    }
  },
}
