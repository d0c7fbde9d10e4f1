import { shuffle } from '../words/random.ts'

/** Words of one world (rules.md, Measures). */
export const measureWordCount = 20

export type TopicWords<W> = readonly (readonly W[])[]

export interface MeasureDraw<W> {
  readonly topics: readonly TopicWords<W>[]
  readonly count: number
  /** In an earlier measure; only used when its topic has no other word left. */
  readonly wasAsked: (word: W) => boolean
  /** Asked by other parts of this measure. */
  readonly taken: ReadonlySet<string>
}

/**
 * At most `count`, taking turns between topics and between their steps. No text twice. The seed decides which, and in
 * which order.
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

/** Words asked before come last; among equals steps take turns. */
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
