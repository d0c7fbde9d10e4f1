import type { WordFacts } from './facts.ts'
import { world1Categories } from './world-1.ts'
import { world2Categories } from './world-2.ts'
import { world3Categories } from './world-3.ts'
import { world4Categories } from './world-4.ts'

/** A spelling category a word belongs to, and why, in a sentence for a child. */
export interface WordCategory {
  readonly category: string
  readonly reason: string
}

const categoryRules = [...world1Categories, ...world2Categories, ...world3Categories, ...world4Categories]

/**
 * All categories of a word, in the order of the curriculum (dutch.md §4.1, rule 7). The last step of the
 * last world mixes all, and so is no category of a word.
 */
export function categorise(facts: WordFacts): WordCategory[] {
  return categoryRules.flatMap(({ category, holds, reason }) => (holds(facts) ? [{ category, reason }] : []))
}
