import type { Facts } from './facts.ts'
import { WORLD_1 } from './world-1.ts'
import { WORLD_2 } from './world-2.ts'
import { WORLD_3 } from './world-3.ts'
import { WORLD_4 } from './world-4.ts'

/** A spelling category a word belongs to, and why, in a sentence for a child. */
export type WordCategory = { category: string; reason: string }

const RULES = [...WORLD_1, ...WORLD_2, ...WORLD_3, ...WORLD_4]

/**
 * All categories of a word, in the order of the curriculum (dutch.md §4.1, rule 7). The last step of the
 * last world mixes all, and so is no category of a word.
 */
export function categorise(facts: Facts): WordCategory[] {
  return RULES.flatMap(({ category, holds, reason }) => (holds(facts) ? [{ category, reason }] : []))
}
