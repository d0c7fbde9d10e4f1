import type { Anchor, Word } from '@letterliaan/contract'
import { analyse } from '@letterliaan/dutch'

/** A step as sorting looks at it. */
export interface SortingStep {
  /** The key of its spelling pattern, as the curriculum and `analyse` have it. */
  readonly category: string
  readonly anchors: readonly Anchor[]
}

/** More would only make every answer longer; a word is offered three of them at most. */
const maxEarlier = 6

const hasCategory = (text: string, category: string): boolean =>
  analyse(text).categories.some((known) => known.category === category)

/**
 * The anchors with which SorteerLeer is played in a step: its own, and those of the nearest earlier steps that can't be
 * meant as well: no word of the step follows their rule, and they don't follow the rule of the step.
 * The server gives them to `presentRun` and `playMove` for an exercise whose template sorts anchors (`run.sortsAnchors`).
 * @param earlier the steps before this one, in the order of the path
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
