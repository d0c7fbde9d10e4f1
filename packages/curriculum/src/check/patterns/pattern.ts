import type { WordView } from './view.ts'

/** A spelling pattern that a step teaches. */
export interface Pattern {
  /** Is it in this word? Every word of its step must have it. */
  readonly holds: (view: WordView) => boolean
  /** What no word may have before the step: true for the pattern itself, or a narrower test. Absent: no bar. */
  readonly bars?: true | ((view: WordView) => boolean)
}

export type Patterns = Readonly<Record<string, Pattern>>

/** Whether a word has what may not be met before the pattern's step. */
export function isBarred(pattern: Pattern, view: WordView): boolean {
  if (pattern.bars === undefined) return false
  return pattern.bars === true ? pattern.holds(view) : pattern.bars(view)
}
