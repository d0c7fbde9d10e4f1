import type { Change } from './change.ts'
import type { Skill } from './skill.ts'

/** In standard errors: fewer than 5% of the children that do not change are beyond. */
const minErrors = 2.05
/** A row that holds hardly anything new tells nothing of its week. */
const maxKept = 0.995

interface Week {
  readonly at: number
  /** A logit: what the words of that week alone tell, without the prior and the weeks before. */
  readonly value: number
  readonly weight: number
}

/** The first row leans on what is expected of all children, and would show growth of a child that was better from the first. */
const weeksOf = (rows: readonly Skill[]): Week[] =>
  rows.slice(1).flatMap((after, at) => {
    const before = rows[at]
    if (before === undefined) return []
    const kept = Math.exp(Math.min(0, after.log_kept - before.log_kept))
    const variance = (after.static_variance - kept * kept * before.static_variance) / (1 - kept) ** 2
    if (kept > maxKept || !(variance > 0)) return []
    return [
      { at: after.updated_at, value: (after.mean - kept * before.mean) / (1 - kept), weight: 1 / variance },
    ]
  })

/**
 * Whether skill rose or fell over the weeks of which there are rows (those of a category in their order): a straight line
 * through what each week alone tells, of all categories together. Uses all weeks, where `hasChanged` has two rows.
 */
export const skillTrend = (categories: readonly (readonly Skill[])[]): Change | null => {
  let slope = 0
  let information = 0
  for (const weeks of categories.map(weeksOf)) {
    const weight = weeks.reduce((sum, week) => sum + week.weight, 0)
    const middle = weeks.reduce((sum, week) => sum + week.weight * week.at, 0) / weight
    for (const { at, value, weight: own } of weeks) {
      slope += own * (at - middle) * value
      information += own * (at - middle) ** 2
    }
  }
  if (information === 0 || Math.abs(slope) <= minErrors * Math.sqrt(information)) return null
  return slope > 0 ? 'forward' : 'back'
}
