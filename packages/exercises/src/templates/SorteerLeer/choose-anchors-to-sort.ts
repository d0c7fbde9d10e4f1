import type { Anchor, Word } from '@letterliaan/contract'
import { analyse, errorTags } from '@letterliaan/dutch'
import { isSimilarCategory } from '../../kit/word-kinds.ts'

export interface SortingStep {
  /** Key of the spelling pattern, as in the curriculum and `analyse`. */
  readonly category: string
  readonly anchors: readonly Anchor[]
}

/** A word needs at most three. More would only make responses larger. */
const maxEarlier = 6

const hasCategory = (text: string, category: string): boolean =>
  analyse(text).categories.some((known) => known.category === category)

/** Number of anchors chosen because children confuse them. */
const maxRivals = 2

const tagCategories = Object.values(errorTags).map(({ categories }): readonly string[] => categories)

/** True if children confuse the two (ij and ei), so that a mistake may be about either. */
const areMixedUp = (a: string, b: string): boolean =>
  tagCategories.some((categories) => categories.includes(a) && categories.includes(b))

/** Rules for the time of a verb: now, then or done. A second rule for the same time would also be right. */
const verbRules = (['ww-t', 'ww-te-de', 'ww-vd'] as const).map(
  (tag): readonly string[] => errorTags[tag].categories,
)

const isAsRight = (a: string, b: string): boolean =>
  verbRules.some((categories) => categories.includes(a) && categories.includes(b))

/** Adds earlier anchors with other rules: confused ones first, then the nearest. `earlier` in path order. */
export const chooseAnchorsToSort = (
  step: SortingStep,
  words: readonly Pick<Word, 'word'>[],
  earlier: readonly SortingStep[],
): Anchor[] => {
  const known = new Set(words.flatMap(({ word }) => analyse(word).categories.map(({ category }) => category)))
  const others = earlier.flatMap(({ category, anchors }) => {
    const isOther = category !== step.category && !known.has(category) && !isAsRight(step.category, category)
    const anchor = anchors.find(({ name }) => !hasCategory(name, step.category))
    return isOther && anchor ? [{ category, anchor }] : []
  })
  const rivals = others.filter(({ category }) => areMixedUp(step.category, category)).slice(-maxRivals)
  const like = others
    .filter((other) => !rivals.includes(other) && isSimilarCategory(step.category, other.category))
    .slice(-maxRivals)
  const near = [...rivals, ...like]
  const nearest = others.filter((other) => !near.includes(other)).slice(near.length - maxEarlier)
  const drawn = new Set([...near, ...nearest])
  const chosen = others.filter((other) => drawn.has(other))
  return [...step.anchors, ...chosen.map(({ anchor }) => anchor)]
}
