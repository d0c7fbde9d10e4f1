import type { Word } from '@letterliaan/contract'
import { listDistinctWords } from '@letterliaan/rules'
import type { MixableWord } from '@letterliaan/rules/mix'
import type { StepContent } from '../../../curriculum/index.ts'
import { createRepetitionRecipe } from '../step/lesson.ts'
import type { PassedStep } from './queries.ts'

export type RememberedWord = Omit<MixableWord, 'strategy'>

export interface RememberedLesson {
  readonly step: PassedStep
  readonly content: StepContent
  readonly words: readonly RememberedWord[]
}

export const getWordCategory = (word: Word, content: StepContent): string => word.category ?? content.category

/** Caches words by lesson. An unchanged lesson is always the same object. */
const repeatableOf = new WeakMap<StepContent, readonly Word[]>()

export function listRepeatableWords(content: StepContent): readonly Word[] {
  const known = repeatableOf.get(content)
  if (known) return known
  // A word of an own step may be in all three levels.
  const words = listDistinctWords(Object.values(content.words).flat()).filter(
    (word) => createRepetitionRecipe(content, [word]).length > 0,
  )
  repeatableOf.set(content, words)
  return words
}
