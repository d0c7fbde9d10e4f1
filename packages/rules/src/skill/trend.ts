import { daySeconds } from '../calendar/index.ts'
import { countDaysBetween } from '../evidence/index.ts'
import { toChance, prior, dailyReversion, type Skill } from './skill.ts'

export type SkillChange = 'forward' | 'back'

/** In standard errors. In forty weekly tests fewer than 5% of unchanged children ever exceed it. */
const minErrors = 2.9
/** Prior variance between a child's weeks, in logits squared; its categories share it. */
const moodVariance = 0.09
/** Weight of `moodVariance`, in weeks. */
const moodWeeks = 8
/** A row that shares more than this with the previous row has no information about its week. */
const maxKept = 0.995

const weekSeconds = 7 * daySeconds
/** In a shorter period the difficulty of words varies more than the child's skill. */
const minSeconds = 3 * weekSeconds

/** Evidence of one week only, without the prior. */
interface Week {
  readonly at: number
  /** Skill in this week, a logit. */
  readonly value: number
  readonly num_words: number
  readonly num_right: number
  readonly difficulty: number
}

/** Skips the first row: it is close to the average, so a better child would seem to grow after it. */
const weeksOf = (rows: readonly Skill[]): Week[] =>
  rows.slice(1).flatMap((after, at) => {
    const before = rows[at]
    if (before === undefined) return []
    // Reversion to the average is expected, so it is no evidence.
    const reverting = Math.exp(-dailyReversion * countDaysBetween(before.updated_at, after.updated_at))
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

/** Estimates right answers: filtered means of a child far from the average would look like growth. */
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

/** Fits one constant skill to all weeks, in logits, by Newton's method. */
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

export const hasTrendTime = (categories: readonly (readonly Skill[])[]): boolean =>
  spansTrend(categories.map(weeksOf))

function spansTrend(categories: readonly (readonly Week[])[]): boolean {
  const times = categories.flat().map(({ at }) => at)
  return Math.max(...times) - Math.min(...times) >= minSeconds
}

interface Together {
  /** Right answers minus the expectation under a constant skill. */
  readonly more: number
  readonly weight: number
  /** Weight times time from the centre. */
  readonly pull: number
}

/** Estimates the variance between weeks beyond chance and a steady trend, shrunk to the prior. */
function moodOf(weeks: readonly Together[], slope: number): number {
  const sumOf = (of: (week: Together) => number): number => weeks.reduce((sum, week) => sum + of(week), 0)
  const free = Math.max(0, weeks.length - 2)
  const squares = sumOf(({ more, pull }) => (more - slope * pull) ** 2) * (weeks.length / Math.max(1, free))
  const own = Math.max(0, squares - sumOf(({ weight }) => weight)) / sumOf(({ weight }) => weight ** 2)
  return (moodWeeks * moodVariance + free * own) / (moodWeeks + free)
}

/** Returns null if one constant skill explains later weeks too. Weekly tests for a year give few false alarms. */
export const computeSkillTrend = (categories: readonly (readonly Skill[])[]): SkillChange | null => {
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
