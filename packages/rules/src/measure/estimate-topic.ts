import type { MeasureBand } from '@letterliaan/contract'
import { toChance, prior } from '../skill/skill.ts'

export interface MeasuredAnswer {
  /** A logit: 0 is an average word of its category (`estimateWordDifficulty`). */
  readonly difficulty: number
  readonly is_right: boolean
}

export interface TopicEstimate {
  /** Logit of the chance of a right answer on an average word. */
  readonly mean: number
  readonly variance: number
  readonly chance: number
  /** The 90% interval. */
  readonly low: number
  readonly high: number
}

const step = 0.1
const logits = Array.from({ length: 111 }, (_, at) => prior.mean + (at - 55) * step)
const priorWeights = logits.map((logit) => Math.exp(-((logit - prior.mean) ** 2) / (2 * prior.variance)))
const tail = 0.05

/** Fits a Rasch model on a grid, which is exact for few words. */
export const estimateTopic = (answers: readonly MeasuredAnswer[]): TopicEstimate => {
  const weights = [...priorWeights]
  for (const { difficulty, is_right } of answers) {
    for (const [at, logit] of logits.entries()) {
      weights[at] = (weights[at] ?? 0) * toChance(is_right ? logit - difficulty : difficulty - logit)
    }
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const expected = (valueOf: (logit: number) => number): number =>
    logits.reduce((sum, logit, at) => sum + (valueOf(logit) * (weights[at] ?? 0)) / total, 0)
  const mean = expected((logit) => logit)
  return {
    mean,
    variance: expected((logit) => (logit - mean) ** 2),
    chance: expected(toChance),
    low: toChance(quantileOf(weights, tail * total)),
    high: toChance(quantileOf(weights, (1 - tail) * total)),
  }
}

const quantileOf = (weights: readonly number[], wanted: number): number => {
  let sum = 0
  for (const [at, weight] of weights.entries()) {
    sum += weight
    if (sum >= wanted) return (logits[at] ?? 0) + step / 2 - (step * (sum - wanted)) / weight
  }
  return logits.at(-1) ?? 0
}

/** A topic is known if its interval is above this. A child at .7 then skips it in less than 5% (WEET-15). */
export const masteredChance = 0.75
/** A child never skips a topic with fewer words. */
export const minKnownWords = 6
/** A topic with fewer words is not reported. */
export const minTopicWords = 3

export const chooseMeasureBand = (
  words: number,
  { low, high }: Pick<TopicEstimate, 'low' | 'high'>,
): MeasureBand => {
  if (words < minTopicWords) return 'unknown'
  if (high < masteredChance) return 'not_yet'
  if (words < minKnownWords) return 'unknown'
  return low >= masteredChance ? 'known' : 'almost'
}
