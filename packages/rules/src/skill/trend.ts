import { daySeconds } from '../calendar/index.ts'
import { daysBetween } from '../evidence/index.ts'
import { chanceAt, prior, reversionADay, type Skill } from './skill.ts'

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

/** What the words of one week alone tell, without the prior and the weeks before. */
interface Week {
  readonly at: number
  /** A logit. */
  readonly value: number
  readonly num_words: number
  readonly num_right: number
  /** Of its words. */
  readonly difficulty: number
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
    const num_words = after.num_words - before.num_words
    if (unseen > maxKept || !(variance > 0) || num_words < 1) return []
    const value = (after.mean - kept * before.mean - reverted * prior.mean) / (1 - unseen)
    const around = (after.mean + before.mean) / 2
    return [{ at: after.updated_at, value, num_words, ...countAround(around, value, num_words, variance) }]
  })

/**
 * The filter takes an answer for a straight line around its mean of that moment. Of a child that is far from it each week would
 * tell too little, less so as the mean comes nearer: growth, where nothing changed. How many were right does not lean on the mean.
 */
function countAround(
  around: number,
  value: number,
  num_words: number,
  variance: number,
): Pick<Week, 'num_right' | 'difficulty'> {
  const information = 1 / variance
  const half = Math.sqrt(Math.max(0, 1 / 4 - Math.min(1 / 4, information / num_words)))
  const expected = 1 / 2 + (around < 0 ? -half : half)
  return {
    num_right: num_words * expected + information * (value - around),
    difficulty: around - Math.log(expected / (1 - expected)),
  }
}

const noiseOf = (chance: number): number => chance * (1 - chance)

/** The one skill that explains all weeks best: a logit, by Newton's method. */
function levelOf(weeks: readonly Week[]): number {
  let level: number = prior.mean
  for (let round = 0; round < 12; round++) {
    let missing = 0
    let information = 0
    for (const { num_words, num_right, difficulty } of weeks) {
      const expected = chanceAt(level - difficulty)
      missing += num_right - num_words * expected
      information += num_words * noiseOf(expected)
    }
    level = Math.min(5, Math.max(-5, level + Math.min(1, Math.max(-1, missing / information))))
  }
  return level
}

/** Whether enough weeks lie between the first and the last of which something is known. */
export const hasTrendTime = (categories: readonly (readonly Skill[])[]): boolean =>
  spansTrend(categories.map(weeksOf))

function spansTrend(categories: readonly (readonly Week[])[]): boolean {
  const times = categories.flat().map(({ at }) => at)
  return Math.max(...times) - Math.min(...times) >= minSeconds
}

/**
 * Whether skill rose or fell over the weeks of which there are rows (those of a category in their order): whether more were right
 * later than one skill for all weeks explains, of all categories together.
 */
export const skillTrend = (
  categories: readonly (readonly Skill[])[],
  asked: TrendLook = 'once',
): Change | null => {
  const all = categories.map(weeksOf)
  if (!spansTrend(all)) return null
  let slope = 0
  let information = 0
  const pullOfWeek = new Map<number, number>()
  for (const weeks of all) {
    const level = levelOf(weeks)
    const expected = weeks.map(({ difficulty }) => chanceAt(level - difficulty))
    const weights = weeks.map(({ num_words }, at) => num_words * noiseOf(expected[at] ?? 0))
    const weight = weights.reduce((sum, own) => sum + own, 0)
    const middle = weeks.reduce((sum, week, at) => sum + (weights[at] ?? 0) * week.at, 0) / weight
    for (const [index, { at, num_words, num_right }] of weeks.entries()) {
      const own = weights[index] ?? 0
      slope += (at - middle) * (num_right - num_words * (expected[index] ?? 0))
      information += own * (at - middle) ** 2
      const week = Math.floor(at / weekSeconds)
      pullOfWeek.set(week, (pullOfWeek.get(week) ?? 0) + own * (at - middle))
    }
  }
  for (const pull of pullOfWeek.values()) information += (moods[asked] * pull) ** 2
  if (information === 0 || Math.abs(slope) <= minErrors[asked] * Math.sqrt(information)) return null
  return slope > 0 ? 'forward' : 'back'
}
