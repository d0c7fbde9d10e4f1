import type { WordFacts } from './facts.ts'
import { extraCategories } from './extra-steps.ts'
import { world1Categories } from './world-1.ts'
import { world2Categories } from './world-2.ts'
import { world3Categories } from './world-3.ts'
import { world4Categories } from './world-4.ts'

export interface WordCategory {
  readonly category: string
  readonly reason: string
}

const categoryRules = [
  ...world1Categories,
  ...world2Categories,
  ...world3Categories,
  ...world4Categories,
  ...extraCategories,
]

/** Returns curriculum order, then extra steps (dutch.md §4.1, rule 7). Omits the step that mixes all. */
export function categorise(facts: WordFacts): WordCategory[] {
  return categoryRules.flatMap(({ category, holds, reason }) => (holds(facts) ? [{ category, reason }] : []))
}
