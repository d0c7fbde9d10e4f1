import { chooseMeasureBand, estimateTopic, minKnownWords, type TopicEstimate } from './estimate-topic.ts'

/** Maximum number of words from one world (rules.md, Measures). */
export const maxMeasureWords = 48
export const maxTopicWords = 16
/** Maximum per topic in an intervention: enough for two measures to show a change. */
export const maxGoalWords = 24
export const numRepeatedWordsPerTopic = 3

export interface MeasureItem {
  readonly word: string
  readonly topic: string
  readonly category: string
  readonly difficulty: number
}

export interface AskedItem extends MeasureItem {
  readonly is_right: boolean
}

interface Topic<I> {
  readonly estimate: TopicEstimate
  readonly asked: MeasureItem[]
  readonly left: I[]
}

/**
 * Plans the next words by the answers so far; topics take turns. Skips topics with a certain result unless
 * `asksAll`. The plan begins with `shown`. Null for `shown` means that the last answer ended the measure.
 */
export function planMeasure<I extends MeasureItem>(
  pool: readonly I[],
  answered: readonly AskedItem[],
  shown: I | null = null,
  asksAll = false,
): I[] {
  if (answered.length > 0 && shown === null) return []
  const plan = shown === null ? [] : [shown]
  const texts = new Set([...answered, ...plan].map(({ word }) => word))
  const room = maxMeasureWords - answered.length
  const maxOfTopic = asksAll ? maxGoalWords : maxTopicWords
  const topics = new Set(pool.map(({ topic }) => topic))
  const open = [...topics].flatMap((key): Topic<I>[] => {
    const ofTopic = answered.filter(({ topic }) => topic === key)
    const estimate = estimateTopic(ofTopic)
    if (!asksAll && isSure(ofTopic.length, estimate)) return []
    const asked = [...ofTopic, ...plan.filter(({ topic }) => topic === key)]
    return [{ estimate, asked, left: pool.filter(({ topic, word }) => topic === key && !texts.has(word)) }]
  })
  while (plan.length < room) {
    const [topic] = open
      .filter(({ asked, left }) => left.length > 0 && asked.length < maxOfTopic)
      .toSorted(comesFirst)
    if (topic === undefined) break
    const item = takeNext(topic)
    if (texts.has(item.word)) continue
    texts.add(item.word)
    plan.push(item)
  }
  return plan
}

/** Topics take turns up to their minimum. After that the topic nearest to a certain result is first. */
const comesFirst = <I>(a: Topic<I>, b: Topic<I>): number =>
  Math.min(minKnownWords, a.asked.length) - Math.min(minKnownWords, b.asked.length) ||
  b.estimate.low - a.estimate.low ||
  a.asked.length - b.asked.length

const isSure = (words: number, estimate: TopicEstimate): boolean => {
  const band = chooseMeasureBand(words, estimate)
  return band === 'known' || band === 'not_yet'
}

/** Words with a chance of 7 in 10 are nearly as informative as 5 in 10, and kinder to a child. */
const kindLogit = 0.85

/** Takes anchors first, then words of the category with the fewest words, the most informative one first. */
function takeNext<I extends MeasureItem>({ estimate, asked, left }: Topic<I>): I {
  const numOf = (item: MeasureItem) => asked.filter(({ category }) => category === item.category).length
  const offOf = ({ difficulty }: MeasureItem) => Math.abs(difficulty - (estimate.mean - kindLogit))
  const rankOf = (item: I) => ({ item, num: numOf(item), off: offOf(item) })
  const [best] =
    asked.length < numRepeatedWordsPerTopic
      ? left
      : left
          .map(rankOf)
          .toSorted((a, b) => a.num - b.num || a.off - b.off)
          .map(({ item }) => item)
  if (best === undefined) throw new Error('A topic without words has no turn.')
  left.splice(left.indexOf(best), 1)
  asked.push(best)
  return best
}
