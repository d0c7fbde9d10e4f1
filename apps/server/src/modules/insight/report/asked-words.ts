import { spellingTopics } from '@letterliaan/curriculum'
import type { StudentLog } from '../student-log.ts'

/** A word that a dictation, test or measure asked. It was hidden, and the first answer was final. */
export interface AskedWord {
  readonly at: number
  readonly topic: string
  readonly word: string
  /** Null if the spelling is unknown. */
  readonly written: string | null
  readonly isRight: boolean
  /** True if the word was practised before. */
  readonly isTrained: boolean
  readonly isOfMeasure: boolean
}

const topicOf = new Map(
  spellingTopics.flatMap(({ key, categories }) => categories.map((category) => [category, key] as const)),
)

/** Lists asked words in the order of the log. Words of own categories are left out, as they have no topic. */
export const listAskedWords = (
  { allTurns, lexicon }: Pick<StudentLog, 'allTurns' | 'lexicon'>,
  measureSteps: ReadonlySet<number>,
): AskedWord[] =>
  allTurns.flatMap(({ word_id, step_id, at, isRight, isTrained, isMeasured, firstWrong }) => {
    const topic = topicOf.get(lexicon.categoryOf(word_id))
    if (!isMeasured || topic === undefined) return []
    const word = lexicon.textOf(word_id)
    const written = isRight ? word : (firstWrong?.input ?? null)
    return [{ at, topic, word, written, isRight, isTrained, isOfMeasure: measureSteps.has(step_id) }]
  })
