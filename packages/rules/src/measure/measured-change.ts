import { toChance, prior } from '../skill/skill.ts'
import type { Change } from '../skill/trend.ts'
import type { TopicEstimate } from './estimate-topic.ts'

type Estimate = Pick<TopicEstimate, 'mean' | 'variance'>

export interface EstimatePair {
  readonly before: Estimate
  readonly after: Estimate
}

/**
 * In standard errors, so that one in twenty children that stay as they are is told a change. A child has three measures,
 * compared twice; an intervention compares once, and is there to bring a child forward.
 */
const bars = {
  measures: { forward: 2.4, back: 2.4 },
  intervention: { forward: 1.95, back: 2.7 },
} as const
export type ComparedBy = keyof typeof bars

/** Removes the shared prior of both estimates, which would hide a change. */
const withoutPrior = ({ mean, variance }: Estimate): Estimate => {
  const precision = Math.max(0.01, 1 / variance - 1 / prior.variance)
  return { mean: (mean / variance - prior.mean / prior.variance) / precision, variance: 1 / precision }
}

/** A change between two measures, of one topic or of several together; null: it is not larger than its error. */
export const computeMeasuredChange = (
  pairs: readonly EstimatePair[],
  by: ComparedBy = 'measures',
): Change | null => {
  let sum = 0
  let weight = 0
  for (const pair of pairs) {
    const [before, after] = [withoutPrior(pair.before), withoutPrior(pair.after)]
    const precision = 1 / (before.variance + after.variance)
    sum += (after.mean - before.mean) * precision
    weight += precision
  }
  const errors = weight === 0 ? 0 : sum / Math.sqrt(weight)
  if (errors > bars[by].forward) return 'forward'
  return errors < -bars[by].back ? 'back' : null
}

/** The smallest change that two such measures can show, in their direction, in points of the chance before. */
export function computeSmallestChange({ before, after }: EstimatePair, by: ComparedBy = 'measures'): number {
  const [from, to] = [withoutPrior(before), withoutPrior(after)]
  const bar = to.mean < from.mean ? -bars[by].back : bars[by].forward
  const change = bar * Math.sqrt(from.variance + to.variance)
  return Math.ceil(100 * Math.abs(toChance(before.mean + change) - toChance(before.mean)))
}
