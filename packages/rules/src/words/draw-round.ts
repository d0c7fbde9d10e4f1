import { shuffle } from './random.ts'

export interface Round {
  readonly seed: number
  /** Number of earlier draws; each continues where the previous one ended. */
  readonly turn: number
}

/** Draws words so that all are asked before any is repeated (ADR 39). `words` must keep their order. */
export function drawRound<W>(words: readonly W[], count: number, { seed, turn }: Round): W[] {
  const num = Math.min(count, words.length)
  const order = shuffle(words, seed)
  const drawn = Array.from({ length: num }, (_, at) => order[(turn * num + at) % order.length]).filter(
    (word) => word !== undefined,
  )
  return shuffle(drawn, seed + turn)
}
