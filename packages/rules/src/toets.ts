import { shuffle } from './words/random.ts'
import type { Difficulty, TestKind } from '@letterliaan/contract'

/** Difficulty of a toets (RUL-1). */
export const toetsDifficulty: Difficulty = 2

export interface ToetsDraw<W> {
  readonly steps: readonly (readonly W[])[]
  readonly count: number
  readonly wrongOf: (word: W) => number
}

/** Draws from steps in turn, most often wrong first, each text once. `seed`: the order (rules.md, Tests). */
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

const takeNew = <W extends { readonly word: string }>(
  pile: W[],
  drawn: ReadonlyMap<string, W>,
): W | undefined => {
  for (let word = pile.shift(); word; word = pile.shift()) {
    if (!drawn.has(word.word)) return word
  }
  return undefined
}

/** True if a toets is completed. An instaptoets, meting or weekdictee is completed by any result. */
export const isToetsDone = (kind: TestKind, passed: boolean): boolean =>
  kind === 'instap' || kind === 'meting' || kind === 'weekdictee' || passed
