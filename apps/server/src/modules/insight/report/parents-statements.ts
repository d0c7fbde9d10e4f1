import type { CategoryMastery, SkillChanges, SpellingTally } from '@letterliaan/contract'

/** The part of the log that parents may see. */
export interface ToldAtHome {
  readonly categories: readonly CategoryMastery[]
  readonly changes: SkillChanges
}

/** Texts for parents on paper and on the page for home, from today's estimates. */
export interface ParentsStatements {
  /** Categories that surely go well, best first. */
  readonly good: readonly CategoryMastery[]
  /** Categories that are surely hard, hardest first; if none, those that do not surely go well. */
  readonly practised: readonly CategoryMastery[]
  /** Are those surely hard? */
  readonly isHard: boolean
  /** Is there no kind of words of which anything can be told? */
  readonly hasTooLittle: boolean
  /** Categories with sure growth; empty: all together; null: unknown. */
  readonly growth: readonly string[] | null
  readonly total: SpellingTally
}

const maxGood = 3
const maxPractised = 3

export function chooseStatements({ categories, changes }: ToldAtHome): ParentsStatements {
  const known = categories
    .filter(({ skill }) => skill.look !== 'unknown')
    .toSorted((a, b) => b.skill.chance - a.skill.chance)
  const hard = known.filter(({ skill }) => skill.look === 'low')
  const unsure = known.filter(({ skill }) => skill.look === 'middle')
  const practised = (hard.length > 0 ? hard : unsure).slice(-maxPractised).toReversed()
  return {
    good: known.filter(({ skill }) => skill.look === 'good').slice(0, maxGood),
    practised,
    isHard: hard.length > 0,
    hasTooLittle: known.length === 0,
    growth: findGrowth({ categories, changes }),
    total: sum(categories),
  }
}

/** Expected number of ten new words that are right at the first attempt. */
export const toTenths = ({ skill: { chance } }: CategoryMastery): number => Math.round(10 * chance)

/** How sure that is: between how many of ten it lies (90%). */
export const rangeOfTenths = ({ skill: { low, high } }: CategoryMastery) => ({
  least: Math.round(10 * low),
  most: Math.round(10 * high),
})

/** Only what went forward by more than its error (WEET-16). */
function findGrowth({ categories, changes }: ToldAtHome): string[] | null {
  if (changes.together !== 'forward') return null
  return categories
    .filter(({ category }) => changes.categories.some((change) => change.category === category))
    .map(({ name }) => name)
}

const sum = (tallies: readonly SpellingTally[]): SpellingTally => ({
  words: tallies.reduce((total, { words }) => total + words, 0),
  right: tallies.reduce((total, { right }) => total + right, 0),
})
