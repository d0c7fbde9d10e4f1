import { shuffle } from './random.ts'

export interface Round {
  /** Fixes the order in which the words come round. */
  readonly seed: number
  /** Counts the draws: each goes on where the one before it ended. */
  readonly turn: number
}

/** So that consecutive turns ask all words before any comes again (ADR 39). `words`: always in the same order. */
export function drawRound<W>(words: readonly W[], count: number, { seed, turn }: Round): W[] {
  const num = Math.min(count, words.length)
  const order = shuffle(words, seed)
  const drawn = Array.from({ length: num }, (_, at) => order[(turn * num + at) % order.length]).filter(
    (word) => word !== undefined,
  )
  return shuffle(drawn, seed + turn)
}
