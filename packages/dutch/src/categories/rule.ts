import type { WordFacts } from './facts.ts'

/** `reason` explains the category to a child (dutch.md §2 and §4.1, rule 7). Ids are the curriculum's. */
export interface CategoryRule {
  readonly category: string
  readonly holds: (facts: WordFacts) => boolean
  readonly reason: string
}

export function createCategoryRule(
  category: string,
  reason: string,
  holds: (facts: WordFacts) => boolean,
): CategoryRule {
  return { category, reason, holds }
}
