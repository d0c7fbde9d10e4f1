import { daySeconds } from '../calendar/index.ts'
import { daysBetween } from '../evidence/index.ts'
import { prior, reversionADay, type Skill } from './skill.ts'

export type Change = 'forward' | 'back'

/** How often the same child is asked about: a report is made once, a page is opened every week. */
export type TrendLook = 'once' | 'weekly'

/** In standard errors: fewer than 5% of the children that do not change are beyond, at one look or at any of a year's forty. */
const minErrors: Readonly<Record<TrendLook, number>> = { once: 2.05, weekly: 2.9 }
/** How much a child's good and bad weeks differ, a logit: it is the same for all its categories. */
const moods: Readonly<Record<TrendLook, number>> = { once: 0, weekly: 0.3 }
/** A row that holds hardly anything new tells nothing of its week. */
const maxKept = 0.995

const weekSeconds = 7 * daySeconds
/** Within fewer weeks what is practised differs more than a child does. */
const minSeconds = 3 * weekSeconds

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
    // That a skill goes back to that of all children is expected, and no evidence.
    const reverting = Math.exp(-reversionADay * daysBetween(before.updated_at, after.updated_at))
    const kept = Math.exp(Math.min(0, after.log_kept - before.log_kept))
    const unseen = Math.min(1, kept / reverting)
    const reverted = unseen * (1 - reverting)
    const variance =
      (after.static_variance - kept * kept * before.static_variance - reverted * reverted * prior.variance) /
      (1 - unseen) ** 2
    if (unseen > maxKept || !(variance > 0)) return []
    const value = (after.mean - kept * before.mean - reverted * prior.mean) / (1 - unseen)
    return [{ at: after.updated_at, value, weight: 1 / variance }]
  })

/**
 * Whether skill rose or fell over the weeks of which there are rows (those of a category in their order): a straight line
 * through what each week alone tells, of all categories together.
 */
export const skillTrend = (
  categories: readonly (readonly Skill[])[],
  asked: TrendLook = 'once',
): Change | null => {
  const all = categories.map(weeksOf)
  const times = all.flat().map(({ at }) => at)
  if (!(Math.max(...times) - Math.min(...times) >= minSeconds)) return null
  let slope = 0
  let information = 0
  const pullOfWeek = new Map<number, number>()
  for (const weeks of all) {
    const weight = weeks.reduce((sum, week) => sum + week.weight, 0)
    const middle = weeks.reduce((sum, week) => sum + week.weight * week.at, 0) / weight
    for (const { at, value, weight: own } of weeks) {
      slope += own * (at - middle) * value
      information += own * (at - middle) ** 2
      const week = Math.floor(at / weekSeconds)
      pullOfWeek.set(week, (pullOfWeek.get(week) ?? 0) + own * (at - middle))
    }
  }
  for (const pull of pullOfWeek.values()) information += (moods[asked] * pull) ** 2
  if (information === 0 || Math.abs(slope) <= minErrors[asked] * Math.sqrt(information)) return null
  return slope > 0 ? 'forward' : 'back'
}
