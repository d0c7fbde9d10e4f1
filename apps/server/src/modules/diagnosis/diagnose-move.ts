import type { TemplateName, Word } from '@letterliaan/contract'
import { diagnose } from '@letterliaan/dutch'
import { writtenWord, type WrongMove } from './written-word.ts'

/** A word with the spelling category of the step that teaches it. */
export interface TaughtWord {
  readonly word: Word
  readonly category: string
}

/** What a wrong move tells; both null where it tells no spelling. */
export interface MoveDiagnosis {
  /** For the log: `tag:category` of each error, separated by commas; the category may be empty. */
  readonly error_class: string | null
  /** What to listen for or think of: one sentence for the child. */
  readonly feedback: string | null
}

const NOTHING: MoveDiagnosis = { error_class: null, feedback: null }

/** Explains a wrong move by the spelling of its word (dutch.md §4.4). Never throws. */
export function diagnoseMove(
  template: TemplateName,
  { word, category }: TaughtWord,
  move: WrongMove,
): MoveDiagnosis {
  const written = writtenWord(template, word, move)
  if (written === null) return NOTHING
  const { errors } = diagnose(word.word, written, { category })
  const told = errors.find((error) => error.category === category) ?? errors[0]
  if (!told) return NOTHING
  return {
    error_class: errors.map((error) => `${error.tag}:${error.category ?? ''}`).join(','),
    feedback: told.hint,
  }
}
