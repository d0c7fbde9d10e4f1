import { spellingTopics } from '@letterliaan/curriculum'
import type { StudentLog } from '../student-log.ts'

/** A word that a dictation, a test or a measure asked: it was not in sight, and its answer was final. */
export interface AskedWord {
  readonly at: number
  readonly topic: string
  readonly word: string
  /** Null when unknown. */
  readonly written: string | null
  readonly isRight: boolean
  /** Was it practised before? */
  readonly isTrained: boolean
  readonly isOfMeasure: boolean
}

const topicOf = new Map(
  spellingTopics.flatMap(({ key, categories }) => categories.map((category) => [category, key] as const)),
)

/** In the order of the log; words of an own category belong to no topic and are left out. */
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
