import { daySeconds } from '../calendar/index.ts'
import { countDaysBetween } from '../evidence/index.ts'
import { toChance, prior, reversionADay, type Skill } from './skill.ts'

export type Change = 'forward' | 'back'

/** In standard errors: fewer than 5% of the children that do not change are ever beyond, at forty weekly looks. */
const minErrors = 2.9
/** How much a child's good and bad weeks are expected to differ, a logit squared: it is the same for all its categories. */
const moodVariance = 0.09
/** For how many weeks of the child's own that counts. */
const moodWeeks = 8
/** A row that holds hardly anything new tells nothing of its week. */
const maxKept = 0.995

const weekSeconds = 7 * daySeconds
/** Within fewer weeks what is practised differs more than a child does. */
const minSeconds = 3 * weekSeconds

/** The words of one week, without the prior and the weeks before. */
interface Week {
  readonly at: number
  /** A logit. */
  readonly value: number
  readonly num_words: number
  readonly num_right: number
  /** Mean difficulty of the words. */
  readonly difficulty: number
}

/** The first row leans on what is expected of all children, and would show growth of a child that was better from the first. */
const weeksOf = (rows: readonly Skill[]): Week[] =>
  rows.slice(1).flatMap((after, at) => {
    const before = rows[at]
    if (before === undefined) return []
    // That a skill goes back to that of all children is expected, and no evidence.
    const reverting = Math.exp(-reversionADay * countDaysBetween(before.updated_at, after.updated_at))
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
      const expected = toChance(level - difficulty)
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

/** All categories together, of one calendar week. */
interface Together {
  /** Right answers beyond what one skill for all weeks explains. */
  readonly more: number
  readonly weight: number
  /** Weight times the time from the middle. */
  readonly pull: number
}

/** How much the weeks differ beyond chance and a steady change, shrunk to what is expected of all children. */
function moodOf(weeks: readonly Together[], slope: number): number {
  const sumOf = (of: (week: Together) => number): number => weeks.reduce((sum, week) => sum + of(week), 0)
  const free = Math.max(0, weeks.length - 2)
  const squares = sumOf(({ more, pull }) => (more - slope * pull) ** 2) * (weeks.length / Math.max(1, free))
  const own = Math.max(0, squares - sumOf(({ weight }) => weight)) / sumOf(({ weight }) => weight ** 2)
  return (moodWeeks * moodVariance + free * own) / (moodWeeks + free)
}

/**
 * Whether skill rose or fell over the weeks of which there are rows (those of a category in their order): whether more were right
 * later than one skill for all weeks explains, of all categories together. May be asked every week of a year.
 */
export const computeSkillTrend = (categories: readonly (readonly Skill[])[]): Change | null => {
  const all = categories.map(weeksOf)
  if (!spansTrend(all)) return null
  let trend = 0
  let information = 0
  const together = new Map<number, Together>()
  for (const weeks of all) {
    const level = levelOf(weeks)
    const expected = weeks.map(({ difficulty }) => toChance(level - difficulty))
    const weights = weeks.map(({ num_words }, at) => num_words * noiseOf(expected[at] ?? 0))
    const total = weights.reduce((sum, own) => sum + own, 0)
    const middle = weeks.reduce((sum, week, at) => sum + (weights[at] ?? 0) * week.at, 0) / total
    for (const [index, { at, num_words, num_right }] of weeks.entries()) {
      const own = weights[index] ?? 0
      const away = at - middle
      const surplus = num_right - num_words * (expected[index] ?? 0)
      trend += away * surplus
      information += own * away ** 2
      const week = Math.floor(at / weekSeconds)
      const { more = 0, weight = 0, pull = 0 } = together.get(week) ?? {}
      together.set(week, { more: more + surplus, weight: weight + own, pull: pull + own * away })
    }
  }
  if (information === 0) return null
  const mood = moodOf([...together.values()], trend / information)
  for (const { pull } of together.values()) information += mood * pull ** 2
  if (Math.abs(trend) <= minErrors * Math.sqrt(information)) return null
  return trend > 0 ? 'forward' : 'back'
}
