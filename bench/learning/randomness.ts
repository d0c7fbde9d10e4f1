import { createSeededRandom } from '@letterliaan/rules/random'

export const computeSigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit))
export const toLogit = (chance: number): number => Math.log(chance / (1 - chance))

export interface Randomness {
  /** Returns a number from 0 up to 1. */
  next(): number
  happens(chance: number): boolean
  between(from: number, to: number): number
  normal(mean: number, deviation: number): number
  /** Picks one item. Throws if the list is empty. */
  pick<T>(items: readonly T[]): T
}

export function createRandomness(seed: number): Randomness {
  const next = createSeededRandom(seed)
  return {
    next,
    happens: (chance) => next() < chance,
    between: (from, to) => from + (to - from) * next(),
    normal: (mean, deviation) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick(items) {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
  }
}
