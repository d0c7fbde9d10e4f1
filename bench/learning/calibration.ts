import {
  computeRetrievability,
  reviewWord,
  type MemoryParameters,
  type ReviewHistory,
  type WordMemory,
} from '@letterliaan/rules/memory'
import { toUnixTime, type RecalledTurn } from './product.ts'

export interface Prediction {
  readonly recall: RecalledTurn
  readonly chance: number
}

export const computeLogLoss = (predictions: readonly Prediction[]): number =>
  predictions.reduce((sum, { recall: { is_right }, chance }) => {
    const bounded = Math.min(1 - 1e-4, Math.max(1e-4, chance))
    return sum - Math.log(is_right ? bounded : 1 - bounded)
  }, 0) / predictions.length

const daysSince = ({ history, day }: RecalledTurn): number => day - (history.at(-1)?.day ?? day)
const lapsesOf = ({ history }: RecalledTurn): number =>
  history.slice(1).filter(({ is_right }) => !is_right).length
const bin = (value: number, scale: number, base: number): number =>
  value === 0 ? 0 : Math.round(scale * base ** Math.floor(Math.log(value) / Math.log(base)) * 100) / 100

/** Returns the error over bins of time, reviews and lapses, like the open spaced-repetition benchmark. */
export function computeRmseOfBins(predictions: readonly Prediction[]): number {
  const bins = Map.groupBy(predictions, ({ recall }) =>
    [
      bin(daysSince(recall), 2.48, 3.62),
      bin(recall.history.length + 1, 1.99, 1.89),
      bin(lapsesOf(recall), 1.65, 1.73),
    ].join(' '),
  )
  let sum = 0
  for (const group of bins.values()) {
    const expected = group.reduce((total, { chance }) => total + chance, 0)
    const right = group.filter(({ recall }) => recall.is_right).length
    sum += (expected - right) ** 2 / group.length
  }
  return Math.sqrt(sum / predictions.length)
}

const memoryBefore = ({ history }: RecalledTurn, parameters?: MemoryParameters): WordMemory | null => {
  let memory: WordMemory | null = null
  for (const { day, is_right } of history)
    memory = reviewWord(memory, is_right ? 'good' : 'again', toUnixTime(day), parameters)
  return memory
}

export const predictByFsrs = (
  recalls: readonly RecalledTurn[],
  parameters?: MemoryParameters,
): Prediction[] =>
  recalls.map((recall) => ({
    recall,
    chance: computeRetrievability(memoryBefore(recall, parameters), toUnixTime(recall.day), parameters),
  }))

/** Returns each word of each child once, with its whole history. */
export function listReviewHistories(recalls: readonly RecalledTurn[]): ReviewHistory[] {
  const longest = new Map<unknown, RecalledTurn>()
  for (const recall of recalls) longest.set(recall.history[0], recall)
  return [...longest.values()].map(({ history, day, is_right }) =>
    [...history, { day, is_right }].map((turn) => ({
      at: toUnixTime(turn.day),
      grade: turn.is_right ? ('good' as const) : ('again' as const),
    })),
  )
}

const featuresOf = ({ history }: RecalledTurn): readonly number[] => {
  const right = history.filter(({ is_right }) => is_right).length
  return [1, Math.sqrt(right), Math.sqrt(history.length - right)]
}

const halfLifeOf = (weights: readonly number[], recall: RecalledTurn): number => {
  const power = featuresOf(recall).reduce((sum, feature, at) => sum + feature * (weights[at] ?? 0), 0)
  return 2 ** Math.min(9, Math.max(-4, power))
}

/** Settles and Meeder 2016: half-lives are powers of two, linear in the roots of right and wrong answers. */
export function fitHalfLives(recalls: readonly RecalledTurn[]): readonly number[] {
  const weights = [1, 1, -0.5]
  for (let round = 0; round < 12; round++) {
    const rate = 0.05 / (1 + round)
    for (const recall of recalls) {
      const halfLife = halfLifeOf(weights, recall)
      const chance = Math.min(0.999, Math.max(0.001, 2 ** (-daysSince(recall) / halfLife)))
      const slope = (chance * Math.LN2 * Math.LN2 * daysSince(recall)) / halfLife
      const pull = ((Number(recall.is_right) - chance) / (chance * (1 - chance))) * slope
      for (const [at, feature] of featuresOf(recall).entries())
        weights[at] = (weights[at] ?? 0) + rate * Math.min(1, Math.max(-1, pull)) * feature
    }
  }
  return weights
}

export const predictByHalfLives = (
  recalls: readonly RecalledTurn[],
  weights: readonly number[],
): Prediction[] =>
  recalls.map((recall) => ({ recall, chance: 2 ** (-daysSince(recall) / halfLifeOf(weights, recall)) }))
