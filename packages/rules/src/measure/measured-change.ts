import type { TopicEstimate } from './estimate-topic.ts'
import type { Change } from '../skill/trend.ts'

type Estimate = Pick<TopicEstimate, 'mean' | 'variance'>

export interface EstimatePair {
  readonly before: Estimate
  readonly after: Estimate
}

/** In standard errors: there are two comparisons, of three measures, and one in twenty children may be told wrong. */
const minErrors = 2.24

/** A change between two measures, of one topic or of several together; null: it is not larger than its error. */
export const measuredChange = (pairs: readonly EstimatePair[]): Change | null => {
  let sum = 0
  let weight = 0
  for (const { before, after } of pairs) {
    const precision = 1 / (before.variance + after.variance)
    sum += (after.mean - before.mean) * precision
    weight += precision
  }
  if (weight === 0 || Math.abs(sum) <= minErrors * Math.sqrt(weight)) return null
  return sum > 0 ? 'forward' : 'back'
}
