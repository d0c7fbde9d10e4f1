import type { Facts } from './facts.ts'
import { CATEGORY_RULES } from './rules.ts'

/** A spelling category a word belongs to, and why, in a sentence for a child. */
export type WordCategory = { category: string; reason: string }

/** All categories of a word, in the order of the curriculum (dutch.md §4.1, rule 7). */
export function categorise(facts: Facts): WordCategory[] {
  return CATEGORY_RULES.flatMap(({ category, holds, reason }) => (holds(facts) ? [{ category, reason }] : []))
}
