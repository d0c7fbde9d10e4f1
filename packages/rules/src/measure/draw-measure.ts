import { shuffle } from '../words/random.ts'

/** Words of a part of a measure: those of one world (rules.md, Measures). */
export const measureWordCount = 20

/** A topic of a world: the words of each of its steps. */
export type TopicWords<W> = readonly (readonly W[])[]

/** The words from which those of a part of a measure are drawn. */
export interface MeasureDraw<W> {
  readonly topics: readonly TopicWords<W>[]
  readonly count: number
  /** Was the word asked in an earlier measure? Such a word comes only where its topic has no other left. */
  readonly wasAsked: (word: W) => boolean
  /** The texts that other parts of the same measure ask. */
  readonly taken: ReadonlySet<string>
}

/**
 * The words of a part of a measure: at most `count`, in turns from its topics and within a topic in turns from its steps,
 * so that no topic gives two more than another that has words left. No text comes twice. The seed decides which words they
 * are and in which order they are asked.
 */
export function drawMeasureWords<W extends { readonly word: string }>(
  { topics, count, wasAsked, taken }: MeasureDraw<W>,
  seed: number,
): W[] {
  const piles = shuffle(topics, seed).map((steps, at) => pileOf(steps, wasAsked, seed + at + 1))
  const texts = new Set(taken)
  const drawn: W[] = []
  while (drawn.length < count && piles.some((pile) => pile.length > 0)) {
    for (const pile of piles) {
      if (drawn.length === count) break
      const word = takeNew(pile, texts)
      if (word !== undefined) drawn.push(word)
    }
  }
  return shuffle(drawn, seed)
}

/** The words of a topic, those that were asked before last; among equals each step in its turn. */
function pileOf<W>(steps: TopicWords<W>, wasAsked: (word: W) => boolean, seed: number): W[] {
  const freshFirst = (a: W, b: W): number => Number(wasAsked(a)) - Number(wasAsked(b))
  const shuffled = shuffle(steps, seed).map((words, at) => shuffle(words, seed + at).toSorted(freshFirst))
  const maxLength = Math.max(0, ...shuffled.map(({ length }) => length))
  const inTurns = Array.from({ length: maxLength }, (_, at) =>
    shuffled.flatMap((words) => words.slice(at, at + 1)),
  )
  return inTurns.flat().toSorted(freshFirst)
}

function takeNew<W extends { readonly word: string }>(pile: W[], texts: Set<string>): W | undefined {
  for (let word = pile.shift(); word !== undefined; word = pile.shift()) {
    if (texts.has(word.word)) continue
    texts.add(word.word)
    return word
  }
  return undefined
}
