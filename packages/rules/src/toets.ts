import { shuffle } from './words/random.ts'
import type { Difficulty, TestKind } from '@letterliaan/contract'

/** Every toets is taken at two stars: what passing a step asks (RUL-1). */
export const toetsDifficulty: Difficulty = 2

/** The words from which those of a toets are drawn. */
export interface ToetsDraw<W> {
  /** The words of each step that the toets covers. */
  readonly steps: readonly (readonly W[])[]
  readonly count: number
  /** How often a word was answered wrong before. */
  readonly wrongOf: (word: W) => number
}

/**
 * The words of a test step: at most `count`, drawn evenly from the steps it covers (in turns, so that no step gives two
 * more than another that has words left), of each step those that went wrong most often first, and no text twice; then
 * in an order that the seed decides (rules.md, Tests).
 */
export const drawToetsWords = <W extends { readonly word: string }>(
  { steps, count, wrongOf }: ToetsDraw<W>,
  seed: number,
): W[] => {
  const piles = shuffle(steps, seed).map((words, at) =>
    shuffle(words, seed + at + 1).toSorted((a, b) => wrongOf(b) - wrongOf(a)),
  )
  const drawn = new Map<string, W>()
  while (drawn.size < count && piles.some((pile) => pile.length > 0)) {
    for (const pile of piles) {
      const word = takeNew(pile, drawn)
      if (word && drawn.size < count) drawn.set(word.word, word)
    }
  }
  return shuffle([...drawn.values()], seed)
}

/** Takes the first word of a pile that was not drawn yet. */
const takeNew = <W extends { readonly word: string }>(
  pile: W[],
  drawn: ReadonlyMap<string, W>,
): W | undefined => {
  for (let word = pile.shift(); word; word = pile.shift()) {
    if (!drawn.has(word.word)) return word
  }
  return undefined
}

/** Whether a toets is done once it was taken. An instaptoets and a meting only measure: any result completes them. */
export const isToetsDone = (kind: TestKind, passed: boolean): boolean =>
  kind === 'instap' || kind === 'meting' || passed
