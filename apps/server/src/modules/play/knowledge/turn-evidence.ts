import type { TemplateLogic } from '@letterliaan/exercises/logic'
import type { EvidencePart, TurnEvidence } from '@letterliaan/rules/evidence'
import type { EndedWord } from '../exercise/conclude-move.ts'
import { categoriesOf } from '../diagnosis/diagnose-move.ts'

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
  const first = wrong.find((row) => spelling?.writtenBy(taught.word, row) != null)
  return {
    word_id: taught.word.id,
    at,
    asked,
    is_right_first: first === undefined,
    was_helped: turn.hints_used > 0,
    was_peeked: turn.cheats_used > 0,
    parts:
      first === undefined
        ? categoriesOf(taught).map(rightPart)
        : partsOfError(first, categoriesOf(taught), taught.category),
  }
}

const rightPart = (category: string): EvidencePart => ({ category, is_right: true })

/**
 * An error that was explained says of its own category that it went wrong, and of the others that they went right where the
 * whole word was written. One that was not explained counts against what the step teaches.
 */
function partsOfError(
  { kind, error_class }: WrongRow,
  categories: readonly string[],
  taught: string,
): EvidencePart[] {
  const named = (error_class ?? '').split(',').map((error) => error.slice(error.indexOf(':') + 1))
  const wrong = new Set(named.map((category) => (category === '' ? taught : category)))
  const right =
    kind === 'answer' && !named.includes('') ? categories.filter((category) => !wrong.has(category)) : []
  return [...[...wrong].map((category) => ({ category, is_right: false })), ...right.map(rightPart)]
}
