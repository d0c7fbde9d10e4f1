import { z90 } from '../z90.ts'
import { countDaysBetween, correctTimeAfter } from '../evidence/index.ts'

/** Skill of a child in a category: a fold of its observations in order. */
export interface Skill {
  /** Logit of the chance of a right first try on an unpractised average word, at `updated_at`. */
  readonly mean: number
  readonly variance: number
  /** Unix seconds. */
  readonly updated_at: number
  readonly num_words: number
  /** Variance if skill never changes. It is smaller than `variance` because it has no drift. */
  readonly static_variance: number
  /** Logarithm of the weight that the first mean still has in this one. */
  readonly log_kept: number
  /** Running mean of surprises, in standard errors. Above 1 the child is changing. */
  readonly surprise: number
}

/** One part of the first turn of a word. Later turns may be right because the child remembers the word. */
export interface SkillObservation {
  /** Unix seconds. */
  readonly at: number
  readonly is_right: boolean
  /** Difficulty of the word, a logit; 0 is an average word of the category. */
  readonly difficulty: number
}

export interface SkillToday {
  readonly chance: number
  /** The 90% interval. */
  readonly low: number
  readonly high: number
}

/** ADR 80 gives the sources of these numbers. */
export const prior = { mean: 0.85, variance: 1.44 } as const
/** Daily rate at which the mean reverts to the average. */
export const dailyReversion = 0.00074
/** Daily growth of the variance. It is faster while answers are surprising. */
const driftADay = 0.015 / 7
const driftBySurprise = 4
/** Weight of one answer in the mean of surprises. */
const surpriseShare = 0.12
/** Extra length of the interval above the mean, per logit of the mean above the average. */
const skewAbove = 0.8

export const toChance = (logit: number): number => 1 / (1 + Math.exp(-logit))

/** Limits a value; NaN becomes `otherwise`. */
const within = (value: number, low: number, high: number, otherwise: number): number =>
  Number.isNaN(value) ? otherwise : Math.min(high, Math.max(low, value))

const newSkill = (at: number): Skill => ({
  mean: prior.mean,
  variance: prior.variance,
  updated_at: at,
  num_words: 0,
  static_variance: prior.variance,
  log_kept: 0,
  surprise: 0,
})

/** Returns the expected skill at a later time without new answers. */
const driftTo = (skill: Skill, at: number): Skill => {
  const days = countDaysBetween(skill.updated_at, at)
  const log = -dailyReversion * days
  const kept = Math.exp(log)
  const drift = driftADay * (1 + driftBySurprise * Math.max(0, skill.surprise ** 2 - 1))
  return {
    ...skill,
    mean: prior.mean + kept * (skill.mean - prior.mean),
    variance: Math.min(prior.variance, skill.variance + drift * days),
    updated_at: at,
    static_variance: kept * kept * skill.static_variance + (1 - kept) ** 2 * prior.variance,
    log_kept: skill.log_kept + log,
  }
}

/** One step of an extended Kalman filter. */
export const updateSkill = (skill: Skill | null, observation: SkillObservation): Skill => {
  const at = correctTimeAfter(skill?.updated_at ?? null, observation.at)
  const before = skill === null ? newSkill(at) : driftTo(skill, at)
  const expected = toChance(before.mean - within(observation.difficulty, -3, 3, 0))
  const noise = expected * (1 - expected)
  const variance = 1 / (1 / before.variance + noise)
  const kept = variance / before.variance
  const error = Number(observation.is_right) - expected
  return {
    mean: within(before.mean + variance * error, -6, 6, before.mean),
    variance,
    updated_at: at,
    num_words: before.num_words + 1,
    static_variance: kept * kept * before.static_variance + variance * variance * noise,
    log_kept: before.log_kept + Math.log(kept),
    surprise:
      (1 - surpriseShare) * before.surprise +
      (Math.sqrt(1 - (1 - surpriseShare) ** 2) * error) / Math.sqrt(noise + noise * noise * before.variance),
  }
}

/** Returns the expected skill, a logit. `now` in unix seconds. */
export const computeSkillAt = (skill: Skill | null, now: number): Pick<Skill, 'mean' | 'variance'> =>
  skill === null ? newSkill(now) : driftTo(skill, correctTimeAfter(skill.updated_at, now))

/** Returns the chance of a right first try on a new average word. `now` in unix seconds. */
export const computeSkillToday = (skill: Skill | null, now: number): SkillToday => {
  const { mean, variance, static_variance } =
    skill === null ? newSkill(now) : driftTo(skill, correctTimeAfter(skill.updated_at, now))
  // Averages the variances with and without drift, because skill rarely changes.
  const error = z90 * Math.sqrt((variance + Math.min(variance, static_variance)) / 2)
  return {
    // Mean of a logit-normal chance, by Glicko's approximation.
    chance: toChance(mean / Math.sqrt(1 + (Math.PI * variance) / 8)),
    low: toChance(mean - error),
    // Few errors give little evidence, so the estimate for a very good child is too low.
    high: toChance(mean + error * (1 + skewAbove * Math.max(0, mean - prior.mean))),
  }
}
