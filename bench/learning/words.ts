import { loadCurriculum } from '@letterliaan/curriculum'
import type { Strategy } from '@letterliaan/rules/mix'
import { estimateWordDifficulty } from '@letterliaan/rules/skill'
import { createRandomness } from './randomness.ts'

export interface BenchWord {
  readonly id: number
  /** Index of the step in the year, from 0. */
  readonly step: number
  readonly level: 1 | 2 | 3
  /** The category of the step, and two that were taught earlier. */
  readonly categories: readonly string[]
  readonly strategy: Strategy
  /** The true difficulty (logit), unknown to the product. */
  readonly difficulty: number
  /** The difficulty that the product expects, 0 on average. */
  readonly expectedDifficulty: number
}

/** The first step of the year; from here the curriculum covers common errors. A child makes one step a week. */
const firstStep = 11
export const weeksOfSchool = 40

/** Returns the words of a school year. The product can see half of the difficulty of a word. */
export function createWordsOfYear(seed: number): readonly BenchWord[] {
  const chance = createRandomness(seed)
  const steps = loadCurriculum().steps.slice(firstStep - 1, firstStep - 1 + weeksOfSchool)
  const words = steps.flatMap((step, at) =>
    ([1, 2, 3] as const).flatMap((level) =>
      step.words[level].map((word) => {
        const visible = estimateWordDifficulty(word)
        const others = [0, 1].map(() => chance.pick(steps.slice(0, at + 1)).category)
        return {
          step: at,
          level,
          strategy: step.strategy,
          categories: [...new Set([step.category, ...others])],
          expectedDifficulty: visible,
          difficulty: visible + chance.normal(0, 0.5),
        }
      }),
    ),
  )
  const mean = words.reduce((sum, { expectedDifficulty }) => sum + expectedDifficulty, 0) / words.length
  return words.map((word, id) =>
    Object.assign(word, {
      id,
      difficulty: word.difficulty - mean,
      expectedDifficulty: word.expectedDifficulty - mean,
    }),
  )
}
