import type { Mastery } from '@letterliaan/rules/mastery'
import { computeSkillToday, computeSkillTrend, type SkillChange, type Skill } from '@letterliaan/rules/skill'
import { createRandomness } from './randomness.ts'
import { makeChild, type SimulatedChildKind, type FixedSkill } from './children.ts'
import { dailyMix } from './policies.ts'
import { toUnixTime } from './product.ts'
import { simulateYear, wordsPerSet, type Year } from './year.ts'
import { createWordsOfYear } from './words.ts'

/** Days of the year between which a skill rises. The time is ten weeks and a holiday. */
const change = { from: 140, to: 217 } as const

/** Rows with fewer words are not shown. */
const minWords = 3

const share = (values: readonly boolean[]): number => values.filter(Boolean).length / values.length

/** Coverage over categories with some words, in five weeks of the year. */
export const computeClaimCoverage = (years: readonly Year[]): number =>
  share(
    years.flatMap(({ child, weeks }) =>
      [11, 19, 27, 35, 39].flatMap((at) => {
        const week = weeks[at]
        return [...(week?.skills ?? [])]
          .filter(([, { num_words }]) => num_words >= minWords)
          .map(([category, skill]) => {
            const { low, high } = computeSkillToday(skill, toUnixTime(week?.day ?? 0))
            const truth = child.skill(category, week?.day ?? 0)
            return low <= truth && truth <= high
          })
      }),
    ),
  )

function playFixed(
  kind: SimulatedChildKind,
  numChildren: number,
  fixed: Pick<FixedSkill, 'start' | 'rise'>,
  size = wordsPerSet,
): Year[] {
  return Array.from({ length: numChildren }, (_, at) => {
    const child = makeChild(kind, createRandomness(3000 + at), { ...change, ...fixed })
    return simulateYear(child, createWordsOfYear(at), dailyMix, createRandomness(4000 + at), size)
  })
}

const rowsOf = ({ weeks }: Year): Skill[][] => {
  const rows = new Map<string, Skill[]>()
  for (const { skills } of weeks)
    for (const [category, skill] of skills) {
      const known = rows.get(category) ?? []
      if (known.at(-1)?.updated_at !== skill.updated_at) rows.set(category, [...known, skill])
    }
  return [...rows.values()]
}

const claimOf = (year: Year): SkillChange | null => computeSkillTrend(rowsOf(year))

/** Approximates the normal distribution, accurate to a hundredth. */
const shareBelow = (deviations: number): number => 1 / (1 + Math.exp(-1.702 * deviations))

/** Counts what the best possible test misses at 5% false claims, if it knows all but the child's initial skill. */
export const countMissedAtBest = (years: readonly Year[]): number =>
  years.reduce((sum, { told }) => {
    let beyond = 0
    for (const turns of Map.groupBy(told, ({ category }) => category).values()) {
      const weight = turns.reduce((all, { information }) => all + information, 0)
      const middle = turns.reduce((all, { information, logit }) => all + information * logit, 0) / weight
      for (const { information, logit } of turns) beyond += information * (logit - middle) ** 2
    }
    return sum + shareBelow(1.96 - Math.sqrt(beyond))
  }, 0) / years.length

export interface ChangeClaims {
  /** For children whose skill is constant and who only learn words. */
  readonly falseOfCategory: number
  readonly falseOfAll: number
  /** Share of children whose rise or fall of 15 points in ten weeks is missed, and the unavoidable share. */
  readonly missedRise: number
  readonly missedFall: number
  readonly missedAtBest: number
}

const changingYears = (
  kind: SimulatedChildKind,
  numChildren: number,
  rise: number,
  size = wordsPerSet,
): Year[] =>
  playFixed(
    kind,
    numChildren,
    { start: (chance) => (rise < 0 ? chance.between(0.6, 0.9) : chance.between(0.45, 0.75)), rise },
    size,
  )

export function changeClaims(kind: SimulatedChildKind, numChildren: number): ChangeClaims {
  const stays = playFixed(kind, 2 * numChildren, { start: (chance) => chance.between(0.4, 0.9), rise: 0 })
  const rises = changingYears(kind, numChildren, 0.15)
  const falls = changingYears(kind, numChildren, -0.15)
  return {
    // A category is named only if all children together changed in the same direction.
    falseOfCategory: share(
      stays.flatMap((year) => {
        const together = claimOf(year)
        return rowsOf(year).map((rows) => together !== null && computeSkillTrend([rows]) === together)
      }),
    ),
    falseOfAll: share(stays.map((year) => claimOf(year) !== null)),
    missedRise: share(rises.map((year) => claimOf(year) !== 'forward')),
    missedFall: share(falls.map((year) => claimOf(year) !== 'back')),
    missedAtBest: countMissedAtBest([...rises, ...falls]),
  }
}

export const countMissedAtBestWith = (kind: SimulatedChildKind, numChildren: number, size: number): number =>
  countMissedAtBest([0.15, -0.15].flatMap((rise) => changingYears(kind, numChildren, rise, size)))

const everMastered = ({ mastered_at, faded_at }: Mastery): boolean =>
  mastered_at !== null || faded_at !== null

/** Share of steps with a true skill of at most `most` that become 'Beheerst' at some time in the year. */
export const computeMasteredShare = (
  kind: SimulatedChildKind,
  numChildren: number,
  start: FixedSkill['start'],
  most = 1,
): number =>
  share(
    playFixed(kind, numChildren, { start, rise: 0 }).flatMap(({ child, product, lastDay }) =>
      [...product.masteries]
        .filter(([step]) => child.skill(product.categoryOf(step) ?? '', lastDay) <= most)
        .map(([, mastery]) => everMastered(mastery)),
    ),
  )
