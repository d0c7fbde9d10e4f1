import { shuffle } from '../words/random.ts'
import { maxGoalWords, maxTopicWords, numRepeatedWordsPerTopic } from './plan-measure.ts'

export type TopicWords<W> = readonly (readonly W[])[]

export interface MeasureDraw<W> {
  readonly topics: readonly TopicWords<W>[]
  readonly wasAsked: (word: W) => boolean
  readonly taken: ReadonlySet<string>
  /** Returns a logit. */
  readonly difficultyOf: (word: W) => number
}

/** Draws anchors, then words by the seed, evenly from a topic's steps. Each text belongs to one topic. */
export function drawMeasureWords<W extends { readonly word: string }>(
  { topics, wasAsked, taken, difficultyOf }: MeasureDraw<W>,
  seed: number,
): W[] {
  const texts = new Set(taken)
  const takeFrom = (pile: readonly W[], count: number): W[] => {
    const drawn: W[] = []
    for (const word of pile) {
      if (drawn.length >= count) break
      if (texts.has(word.word)) continue
      texts.add(word.word)
      drawn.push(word)
    }
    return drawn
  }
  const anchored = topics.map((steps) => takeFrom(anchorsOf(steps, difficultyOf), numRepeatedWordsPerTopic))
  return topics.flatMap((steps, at) => {
    const anchors = anchored[at] ?? []
    const pile = inTurns(shuffle(steps, seed + at).map((words, step) => shuffle(words, seed + at + step)))
    const fresh = takeFrom(
      pile.filter((word) => !wasAsked(word)),
      maxGoalWords - anchors.length,
    )
    const asked = takeFrom(pile.filter(wasAsked), maxTopicWords - anchors.length - fresh.length)
    return [...anchors, ...fresh, ...asked]
  })
}

/** Picks the words nearest to average difficulty, from each step in turn. Every measure has the same ones. */
const anchorsOf = <W extends { readonly word: string }>(
  steps: TopicWords<W>,
  difficultyOf: (word: W) => number,
): W[] =>
  inTurns(
    steps.map((words) =>
      words.toSorted(
        (a, b) => Math.abs(difficultyOf(a)) - Math.abs(difficultyOf(b)) || (a.word < b.word ? -1 : 1),
      ),
    ),
  )

const inTurns = <W>(steps: TopicWords<W>): W[] => {
  const maxLength = Math.max(0, ...steps.map(({ length }) => length))
  return Array.from({ length: maxLength }, (_, at) =>
    steps.flatMap((words) => words.slice(at, at + 1)),
  ).flat()
}
