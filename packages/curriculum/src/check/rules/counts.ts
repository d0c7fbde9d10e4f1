import { ownStepLimits } from '@letterliaan/contract/limits'
import type { CheckedContent, ContentFinding } from '../content.ts'
import { forEachStep } from '../content.ts'

/** Minimum number of words: a StapDictee draws 10, from world 2 also from the difficulty below. */
const minWordsByWorld = { 1: 10, 2: 8, 3: 8, 4: 8 } as const

/** Limits a step to the words of an own step, as a teacher may copy it. */
export function checkTooManyWords(content: CheckedContent): ContentFinding[] {
  return forEachStep(content, ({ words }) =>
    words.length <= ownStepLimits.words
      ? []
      : [`${words.length} words: a step holds ${ownStepLimits.words} at most`],
  )
}

export function checkEnoughWords(content: CheckedContent): ContentFinding[] {
  return forEachStep(content, ({ step }) => {
    if (step.few_words_reason !== undefined) return []
    const minimum = minWordsByWorld[step.world as keyof typeof minWordsByWorld]
    return (['1', '2', '3'] as const)
      .filter((difficulty) => step.words[difficulty].length < minimum)
      .map(
        (difficulty) =>
          `${step.words[difficulty].length} words at difficulty ${difficulty}: at least ${minimum} are needed`,
      )
  })
}
