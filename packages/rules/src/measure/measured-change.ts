import { toChance, prior } from '../skill/skill.ts'
import type { SkillChange } from '../skill/trend.ts'
import type { TopicEstimate } from './estimate-topic.ts'

type Estimate = Pick<TopicEstimate, 'mean' | 'variance'>

export interface EstimatePair {
  readonly before: Estimate
  readonly after: Estimate
}

/** Standard errors that 5% of unchanged children exceed in two comparisons, or in one by an intervention. */
const bars = {
  measures: { forward: 2.4, back: 2.4 },
  intervention: { forward: 1.95, back: 2.7 },
} as const
export type ComparedBy = keyof typeof bars

/** Removes the prior, which both estimates share and which would hide a change. */
const withoutPrior = ({ mean, variance }: Estimate): Estimate => {
  const precision = Math.max(0.01, 1 / variance - 1 / prior.variance)
  return { mean: (mean / variance - prior.mean / prior.variance) / precision, variance: 1 / precision }
}

/** Returns the change between two measures over one or more topics; null if smaller than its error. */
export const computeMeasuredChange = (
  pairs: readonly EstimatePair[],
  by: ComparedBy = 'measures',
): SkillChange | null => {
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

/** Returns the smallest change that these measures can show in their direction, in points. */
export function computeSmallestChange({ before, after }: EstimatePair, by: ComparedBy = 'measures'): number {
  const [from, to] = [withoutPrior(before), withoutPrior(after)]
  const bar = to.mean < from.mean ? -bars[by].back : bars[by].forward
  const change = bar * Math.sqrt(from.variance + to.variance)
  return Math.ceil(100 * Math.abs(toChance(before.mean + change) - toChance(before.mean)))
}
