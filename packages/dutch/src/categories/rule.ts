import type { WordFacts } from './facts.ts'

/**
 * How a category is recognised: `holds` on the facts of a word; `reason` says to a child why
 * (dutch.md §2 and §4.1, rule 7). The ids are those of the curriculum.
 */
export interface CategoryRule {
  readonly category: string
  readonly holds: (facts: WordFacts) => boolean
  readonly reason: string
}

/** A line of a table of categories. */
export function createCategoryRule(
  category: string,
  reason: string,
  holds: (facts: WordFacts) => boolean,
): CategoryRule {
  return { category, reason, holds }
}
