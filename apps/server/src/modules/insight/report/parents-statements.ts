import type { CategoryMastery, SkillChanges, SpellingTally } from '@letterliaan/contract'

/** The part of the log that parents may see. */
export interface StatementSource {
  readonly categories: readonly CategoryMastery[]
  readonly changes: SkillChanges
}

/** Statements for parents from today's estimates. The paper and the page for home use the same ones. */
export interface ParentsStatements {
  /** Categories that certainly go well, best first. */
  readonly good: readonly CategoryMastery[]
  /** Categories that are certainly hard, hardest first. If there are none, uncertain categories. */
  readonly practised: readonly CategoryMastery[]
  /** True if `practised` has categories that are certainly hard. */
  readonly isHard: boolean
  /** True if no category has enough data for a statement. */
  readonly hasTooLittle: boolean
  /** Categories with certain growth. Empty if only the total grew, null if nothing certainly grew. */
  readonly growth: readonly string[] | null
  readonly total: SpellingTally
}

const maxGood = 3
const maxPractised = 3

export function chooseStatements({ categories, changes }: StatementSource): ParentsStatements {
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

export const computeRightOfTen = ({ skill: { chance } }: CategoryMastery): number => Math.round(10 * chance)

/** Returns the 90% interval of `computeRightOfTen`. */
export const computeRangeOfTen = ({ skill: { low, high } }: CategoryMastery) => ({
  least: Math.round(10 * low),
  most: Math.round(10 * high),
})

/** Returns only growth that exceeds its error (WEET-16). */
function findGrowth({ categories, changes }: StatementSource): string[] | null {
  if (changes.together !== 'forward') return null
  return categories
    .filter(({ category }) => changes.categories.some((change) => change.category === category))
    .map(({ name }) => name)
}

const sum = (tallies: readonly SpellingTally[]): SpellingTally => ({
  words: tallies.reduce((total, { words }) => total + words, 0),
  right: tallies.reduce((total, { right }) => total + right, 0),
})
