import type { Anchor, Word } from '@letterliaan/contract'
import { analyse } from '@letterliaan/dutch'

export interface SortingStep {
  /** Key of its spelling pattern, as in the curriculum and `analyse`. */
  readonly category: string
  readonly anchors: readonly Anchor[]
}

/** A word is offered three at most; more only make answers longer. */
const maxEarlier = 6

const hasCategory = (text: string, category: string): boolean =>
  analyse(text).categories.some((known) => known.category === category)

/** Own ones and the nearest earlier ones whose rules don't overlap. For `run.sortsAnchors`; `earlier` in path order. */
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
