import type { InterventionResult, InterventionVerdict } from '@letterliaan/contract'
import { daySeconds } from '../calendar/index.ts'
import type { TopicEstimate } from '../measure/estimate-topic.ts'
import { computeMeasuredChange, computeSmallestChange } from '../measure/measured-change.ts'
import { toSpan, type InterventionDays } from './dose.ts'

/** Minimum number of words of a topic, before and after, for a statement (DOE-8, ADR 42). */
export const minMeasuredWords = 15
/** A measure in the first two weeks may still be the first. One in the last two weeks may be the last. */
const graceSeconds = 14 * daySeconds
/** A measure further away says too little about the start or the result. */
const maxAwaySeconds = 84 * daySeconds

export interface MeasuredOnce {
  readonly measured_at: number
  readonly words: number
  readonly estimate: TopicEstimate
}

export function pickMeasures<M extends MeasuredOnce>(
  measures: readonly M[],
  days: InterventionDays,
): { readonly before: M | null; readonly after: M | null } {
  const { since, until } = toSpan(days)
  const isBefore = ({ measured_at }: M) =>
    measured_at >= since - maxAwaySeconds && measured_at < since + graceSeconds
  const isAfter = ({ measured_at }: M) =>
    measured_at >= until - graceSeconds && measured_at < until + maxAwaySeconds
  return { before: measures.findLast(isBefore) ?? null, after: measures.find(isAfter) ?? null }
}

/** Reports a change only if it is larger than its error (WEET-16). */
export function judgeIntervention(
  before: MeasuredOnce | null,
  after: MeasuredOnce | null,
): InterventionVerdict {
  if (before === null) return 'no_before'
  if (after === null) return 'no_after'
  if (Math.min(before.words, after.words) < minMeasuredWords) return 'too_few'
  return computeMeasuredChange([{ before: before.estimate, after: after.estimate }], 'intervention') ?? 'same'
}

/** Returns the smallest change that two measures can show, in points; null if a measure is missing. */
export const findLeastChange = (before: MeasuredOnce | null, after: MeasuredOnce | null): number | null =>
  before && after && computeSmallestChange({ before: before.estimate, after: after.estimate }, 'intervention')

/** Compares the goal with the 90% interval. The result is 'unsure' if the goal is inside the interval. */
export function isGoalReached(after: MeasuredOnce | null, wanted: number): InterventionResult['reached'] {
  if (after === null || after.words < minMeasuredWords) return null
  if (after.estimate.low * 100 >= wanted) return 'yes'
  return after.estimate.high * 100 < wanted ? 'no' : 'unsure'
}
