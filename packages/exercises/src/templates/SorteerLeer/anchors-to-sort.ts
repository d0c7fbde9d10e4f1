import type { Anchor, Word } from '@letterliaan/contract'
import { analyse } from '@letterliaan/dutch'

/** What sorting needs of a step. */
export interface SortingStep {
  /** Key of its spelling pattern, as in the curriculum and `analyse`. */
  readonly category: string
  readonly anchors: readonly Anchor[]
}

/** A word is offered three at most; more only make answers longer. */
const maxEarlier = 6

const hasCategory = (text: string, category: string): boolean =>
  analyse(text).categories.some((known) => known.category === category)

/**
 * The step's own anchors and those of the nearest earlier steps, unless the rules overlap: no word of the step may
 * follow theirs. The server gives them to templates with `run.sortsAnchors`. `earlier`: steps before this one, in
 * path order.
 */
export const anchorsToSort = (
  step: SortingStep,
  words: readonly Pick<Word, 'word'>[],
  earlier: readonly SortingStep[],
): Anchor[] => {
  const known = new Set(words.flatMap(({ word }) => analyse(word).categories.map(({ category }) => category)))
  const others = earlier
    .filter(({ category }) => category !== step.category && !known.has(category))
    .flatMap(({ anchors }) => anchors.filter(({ name }) => !hasCategory(name, step.category)).slice(0, 1))
  return [...step.anchors, ...others.slice(-maxEarlier)]
}
