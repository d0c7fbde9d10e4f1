import type { GraphemeContext } from './context.ts'
import type { EditRule } from './edits/edit.ts'
import type { ErrorTag, KnownTag } from './tags.ts'
import { tagRank, errorTags } from './tags.ts'

/** A piece of the alignment: some graphemes of the target and what was written for them. */
export interface AlignmentStep {
  /** Index of the first grapheme and how many; none where letters were added. */
  readonly from: number
  readonly span: number
  readonly answer: string
  /** Undefined where it is right. */
  readonly tag?: ErrorTag | undefined
}

/** What one step costs: nothing when right, about one for an error with a rule, more without. */
const knownErrorCost = 1
const rankCost = 0.004
const unknownErrorCost = 2.6
/** A wrong vowel without a reason is explained only where no other kind of error does. */
const guessCost = 1.5

interface Edit {
  readonly span: number
  readonly text: string
  readonly tag: KnownTag
  readonly cost: number
}
interface Cell {
  readonly cost: number
  readonly step: AlignmentStep | undefined
  readonly previous: Cell | undefined
}

/**
 * Finds the cheapest way to read an answer as the target with errors: every grapheme is right, wrong by a
 * rule, or unexplained. Several errors in one word are all found.
 * @param answer in lower case
 * @param category the step's category, whose errors are preferred
 */
export function alignAnswer(
  contexts: readonly GraphemeContext[],
  answer: string,
  rules: readonly EditRule[],
  category: string | undefined,
): AlignmentStep[] {
  const rows: (Cell | undefined)[][] = contexts.map(() => [])
  rows.push([])
  const first = rows[0]
  if (first) first[0] = { cost: 0, step: undefined, previous: undefined }
  for (const [from, row] of rows.entries()) {
    const context = contexts[from]
    const edits = context ? editsOf(context, contexts.length - from, rules, category) : []
    for (let at = 0; at <= answer.length; at += 1) {
      const cell = row[at]
      if (!cell) continue
      for (const { step, cost } of stepsFrom(context, from, answer, at, edits)) {
        const target = rows[from + step.span]
        const end = at + step.answer.length
        const best = target?.[end]
        if (target && (!best || cell.cost + cost < best.cost - 1e-9)) {
          target[end] = { cost: cell.cost + cost, step, previous: cell }
        }
      }
    }
  }
  return trace(rows[contexts.length]?.[answer.length])
}

function trace(cell: Cell | undefined): AlignmentStep[] {
  const steps: AlignmentStep[] = []
  for (let current = cell; current?.step; current = current.previous) steps.unshift(current.step)
  return steps
}

interface Move {
  readonly step: AlignmentStep
  readonly cost: number
}

function* stepsFrom(
  context: GraphemeContext | undefined,
  from: number,
  answer: string,
  at: number,
  edits: readonly Edit[],
): Generator<Move> {
  if (context) {
    if (answer.startsWith(context.letters, at))
      yield { step: { from, span: 1, answer: context.letters }, cost: 0 }
    for (const { span, text, tag, cost } of edits) {
      if (answer.startsWith(text, at)) yield { step: { from, span, answer: text, tag }, cost }
    }
    yield { step: { from, span: 1, answer: '', tag: 'onbekend' }, cost: unknownErrorCost }
    const slip = slipAt(context.letters, answer, at)
    if (slip) yield { step: { from, span: 1, answer: slip, tag: 'onbekend' }, cost: unknownErrorCost }
    if (at < answer.length) {
      yield { step: { from, span: 1, answer: answer.charAt(at), tag: 'onbekend' }, cost: unknownErrorCost }
    }
  }
  if (at < answer.length) {
    yield { step: { from, span: 0, answer: answer.charAt(at), tag: 'onbekend' }, cost: unknownErrorCost }
  }
}

/** One wrong letter within a grapheme of several (maqn for maan), or undefined. */
function slipAt(letters: string, answer: string, at: number): string | undefined {
  const written = answer.slice(at, at + letters.length)
  if (letters.length < 2 || written.length < letters.length) return undefined
  const wrong = letters.split('').filter((letter, index) => letter !== written[index])
  return wrong.length === 1 ? written : undefined
}

/** The errors that could be made at a grapheme, each spelling with its most preferred tag. */
function editsOf(
  context: GraphemeContext,
  left: number,
  rules: readonly EditRule[],
  category: string | undefined,
): Edit[] {
  const editsByKey = new Map<string, Edit>()
  for (const { tag, span, writes } of rules) {
    if (span > left) continue
    const cost = costOf(tag, category)
    for (const text of writes(context)) {
      const key = `${span} ${text}`
      const known = editsByKey.get(key)
      if (!known || cost < known.cost) editsByKey.set(key, { span, text, tag, cost })
    }
  }
  return [...editsByKey.values()]
}

function costOf(tag: KnownTag, category: string | undefined): number {
  if (tag === 'klinker') return guessCost
  return knownErrorCost + (practises(tag, category) ? 0 : (tagRank(tag) + 1) * rankCost)
}

function practises(tag: KnownTag, category: string | undefined): boolean {
  const categories: readonly string[] = errorTags[tag].categories
  return category !== undefined && categories.includes(category)
}
