import type { Mastery } from '@letterliaan/rules/mastery'
import { hasChanged, hasChangedTogether, skillToday, type SkillPair } from '@letterliaan/rules/skill'
import { chanceOf } from './chance.ts'
import { makeChild, type ChildKind, type FixedSkill } from './children.ts'
import { dailyMix } from './policies.ts'
import { timeOf } from './product.ts'
import { playYear, type Year } from './year.ts'
import { wordsOfYear } from './words.ts'

/** Days of the year between which a skill rises, and the weeks whose rows are compared: ten weeks, and holidays. */
const change = { from: 140, to: 217, before: 17, after: 31 } as const

/** Rows with less are not shown. */
const minWords = 3

const share = (values: readonly boolean[]): number => values.filter(Boolean).length / values.length

/** Of the categories that have some words, in five weeks of the year. */
export const coverageOf = (years: readonly Year[]): number =>
  share(
    years.flatMap(({ child, weeks }) =>
      [11, 19, 27, 35, 39].flatMap((at) => {
        const week = weeks[at]
        return [...(week?.skills ?? [])]
          .filter(([, { num_words }]) => num_words >= minWords)
          .map(([category, skill]) => {
            const { low, high } = skillToday(skill, timeOf(week?.day ?? 0))
            const truth = child.skill(category, week?.day ?? 0)
            return low <= truth && truth <= high
          })
      }),
    ),
  )

function playFixed(kind: ChildKind, numChildren: number, fixed: Pick<FixedSkill, 'start' | 'rise'>): Year[] {
  return Array.from({ length: numChildren }, (_, at) => {
    const child = makeChild(kind, chanceOf(3000 + at), { ...change, ...fixed })
    return playYear(child, wordsOfYear(at), dailyMix, chanceOf(4000 + at))
  })
}

const pairsOf = ({ weeks }: Year): SkillPair[] =>
  [...(weeks[change.before]?.skills ?? [])].flatMap(([category, before]) => {
    const after = weeks[change.after]?.skills.get(category)
    return after ? [{ before, after }] : []
  })

export interface ChangeClaims {
  /** Claims about one category, and about all together, of children whose skill stays: only their words come to be known. */
  readonly falseOfCategory: number
  readonly falseOfAll: number
  /** Of children that rise or fall 15 points in all categories within ten weeks. */
  readonly missedRise: number
  readonly missedFall: number
}

export function changeClaims(kind: ChildKind, numChildren: number): ChangeClaims {
  const stays = playFixed(kind, numChildren, { start: (chance) => chance.between(0.4, 0.9), rise: 0 })
  const rises = playFixed(kind, numChildren, { start: (chance) => chance.between(0.45, 0.75), rise: 0.15 })
  const falls = playFixed(kind, numChildren, { start: (chance) => chance.between(0.6, 0.9), rise: -0.15 })
  return {
    falseOfCategory: share(
      stays.flatMap(pairsOf).map(({ before, after }) => hasChanged(before, after) !== null),
    ),
    falseOfAll: share(stays.map((year) => hasChangedTogether(pairsOf(year)) !== null)),
    missedRise: share(rises.map((year) => hasChangedTogether(pairsOf(year)) !== 'forward')),
    missedFall: share(falls.map((year) => hasChangedTogether(pairsOf(year)) !== 'back')),
  }
}

const everMastered = ({ mastered_at, faded_at }: Mastery): boolean =>
  mastered_at !== null || faded_at !== null

/** The share of a year's steps that are 'Beheerst' at some time, of children with this chance in all. */
export const masteredShare = (kind: ChildKind, numChildren: number, chanceOfAll: number): number =>
  share(
    playFixed(kind, numChildren, { start: () => chanceOfAll, rise: 0 }).flatMap(({ product }) =>
      [...product.masteries.values()].map(everMastered),
    ),
  )
