import type { GraphemeContext } from './context.ts'
import type { EditRule } from './edits/edit.ts'
import { rankTag, errorTags, type ErrorTag, type KnownTag } from './tags.ts'

export interface AlignmentStep {
  readonly from: number
  readonly span: number
  readonly answer: string
  readonly tag?: ErrorTag | undefined
}

const knownErrorCost = 1
const rankCost = 0.004
const unknownErrorCost = 2.6
/** Cost of a wrong vowel without a reason. It is used only if no other kind of error explains the answer. */
const guessCost = 1.5

/** A possible spelling of one or more graphemes. It is right if it has no tag. */
interface Edit {
  readonly span: number
  readonly text: string
  readonly tag?: ErrorTag
  readonly cost: number
}

interface Cell {
  readonly cost: number
  readonly edit: Edit | undefined
  readonly from: number
  readonly previous: Cell | undefined
}

const unknownEdit = (span: number, text: string): Edit => ({
  span,
  text,
  tag: 'onbekend',
  cost: unknownErrorCost,
})

/** Returns the cheapest reading of `answer` (lower case). Prefers errors of the step's `category`. */
export function alignAnswer(
  contexts: readonly GraphemeContext[],
  answer: string,
  rules: readonly EditRule[],
  category: string | undefined,
): AlignmentStep[] {
  const rows: (Cell | undefined)[][] = [...contexts.map(() => []), []]
  const first = rows[0]
  if (first) first[0] = { cost: 0, edit: undefined, from: 0, previous: undefined }
  const letters = answer.split('')
  const wrong = letters.map((letter) => unknownEdit(1, letter))
  const added = letters.map((letter) => unknownEdit(0, letter))
  for (const [from, row] of rows.entries()) {
    const context = contexts[from]
    const edits = context ? editsOf(context, contexts.length - from, rules, category) : []
    for (let at = 0; at <= answer.length; at += 1) {
      const cell = row[at]
      if (!cell) continue
      for (const edit of edits) if (answer.startsWith(edit.text, at)) reach(rows, cell, from, at, edit)
      if (context) reach(rows, cell, from, at, slipAt(context.letters, answer, at))
      if (context) reach(rows, cell, from, at, wrong[at])
      reach(rows, cell, from, at, added[at])
    }
  }
  return trace(rows[contexts.length]?.[answer.length])
}

/** Extends a place by an edit, unless another path to the new place is as cheap. */
function reach(
  rows: readonly (Cell | undefined)[][],
  previous: Cell,
  from: number,
  at: number,
  edit: Edit | undefined,
): void {
  if (!edit) return
  const cost = previous.cost + edit.cost
  const target = rows[from + edit.span]
  const end = at + edit.text.length
  const best = target?.[end]
  if (target && (!best || cost < best.cost - 1e-9)) target[end] = { cost, edit, from, previous }
}

function trace(cell: Cell | undefined): AlignmentStep[] {
  const steps: AlignmentStep[] = []
  for (let current = cell; current?.edit; current = current.previous) {
    const { span, text, tag } = current.edit
    steps.push({ from: current.from, span, answer: text, tag })
  }
  return steps.toReversed()
}

/** Returns an edit for one wrong letter in a long grapheme (maqn for maan), if the answer has that. */
function slipAt(letters: string, answer: string, at: number): Edit | undefined {
  if (letters.length < 2 || at + letters.length > answer.length) return undefined
  let wrong = 0
  for (let index = 0; index < letters.length; index += 1) {
    if (letters[index] !== answer[at + index]) wrong += 1
  }
  return wrong === 1 ? unknownEdit(1, answer.slice(at, at + letters.length)) : undefined
}

/** Returns the right spelling, each wrong spelling with its preferred tag, and an empty one (left out). */
function editsOf(
  context: GraphemeContext,
  left: number,
  rules: readonly EditRule[],
  category: string | undefined,
): Edit[] {
  const errors: Edit[] = []
  for (const { tag, span, writes } of rules) {
    if (span > left) continue
    const texts = writes(context)
    if (texts.length === 0) continue
    const cost = costOf(tag, category)
    for (const text of texts) keepCheapest(errors, { span, text, tag, cost })
  }
  return [{ span: 1, text: context.letters, cost: 0 }, ...errors, unknownEdit(1, '')]
}

function keepCheapest(edits: Edit[], edit: Edit): void {
  const at = edits.findIndex(({ span, text }) => span === edit.span && text === edit.text)
  const known = edits[at]
  if (!known) edits.push(edit)
  else if (edit.cost < known.cost) edits[at] = edit
}

function costOf(tag: KnownTag, category: string | undefined): number {
  if (tag === 'klinker') return guessCost
  return knownErrorCost + (practises(tag, category) ? 0 : (rankTag(tag) + 1) * rankCost)
}

function practises(tag: KnownTag, category: string | undefined): boolean {
  const categories: readonly string[] = errorTags[tag].categories
  return category !== undefined && categories.includes(category)
}
