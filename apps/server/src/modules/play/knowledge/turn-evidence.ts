import { sentenceCategories, type TemplateLogic } from '@letterliaan/exercises/logic'
import type { EvidencePart, TurnEvidence } from '@letterliaan/rules/evidence'
import type { EndedWord } from '../exercise/conclude-move.ts'
import { categoriesOf, type TaughtWord } from '../diagnosis/diagnose-move.ts'

/** A wrong row of the log. */
export interface WrongRow {
  readonly kind: 'attempt' | 'answer'
  readonly input: string
  readonly place: number | null
  /** `tag:category`, separated by commas. */
  readonly error_class: string | null
}

/**
 * What the turn of a word tells (rules.md, What a child knows). A wrong colour or cut says nothing of its spelling.
 * @param wrong its wrong rows, in the order of the log
 * @param at when the child did it, unix seconds
 */
export function toEvidence(
  { word: { asked }, spelling }: Pick<TemplateLogic, 'word' | 'spelling'>,
  { taught, turn }: EndedWord,
  wrong: readonly WrongRow[],
  at: number,
): TurnEvidence {
  const categories = askedOf(spelling, taught)
  const first = wrong.find((row) => spelling?.writtenBy(taught.word, row) != null)
  return {
    word_id: taught.word.id,
    at,
    asked,
    is_right_first: first === undefined,
    was_helped: turn.hints_used > 0,
    was_peeked: turn.cheats_used > 0,
    parts: first === undefined ? categories.map(rightPart) : partsOfError(first, categories, taught.category),
  }
}

/**
 * A dictated sentence of a step about them asks capitals and marks both; a word alone asks its own capital, where it has
 * one, and no mark.
 */
function askedOf(spelling: TemplateLogic['spelling'], taught: TaughtWord): readonly string[] {
  const categories = categoriesOf(taught)
  if (!sentenceCategories.has(taught.category)) return categories
  if (spelling?.faultsIn !== undefined) return [...new Set([...categories, ...sentenceCategories])]
  const asksCapital = /\p{Lu}/u.test(taught.word.word)
  return categories.filter(
    (category) => !sentenceCategories.has(category) || (asksCapital && category === 'hoofdletter'),
  )
}

const rightPart = (category: string): EvidencePart => ({ category, is_right: true })

/**
 * An error that was explained says of its own category that it went wrong, and of the others that they went right where the
 * whole word was written. One that was not explained counts against what the step teaches, where that was asked.
 */
function partsOfError(
  { kind, error_class }: WrongRow,
  categories: readonly string[],
  taught: string,
): EvidencePart[] {
  const named = (error_class ?? '').split(',').map((error) => error.slice(error.indexOf(':') + 1))
  const unexplained = categories.includes(taught) ? [taught] : []
  const wrong = new Set(named.flatMap((category) => (category === '' ? unexplained : [category])))
  const right =
    kind === 'answer' && !named.includes('') ? categories.filter((category) => !wrong.has(category)) : []
  return [...[...wrong].map((category) => ({ category, is_right: false })), ...right.map(rightPart)]
}
