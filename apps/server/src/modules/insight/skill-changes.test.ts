import { createSeededRandom } from '@letterliaan/rules/random'
import { expect, test } from 'vitest'
import { type SimulatedLook, playYear, skillYearStart, type WeekOfWork } from '../../testing/skill-year.ts'
import { findFall, computeSkillChanges } from './skill-changes.ts'
import { isLong } from '../../../../../tools/testing/is-long.ts'

const works: readonly WeekOfWork[] = [
  { newWords: 6, numCategories: 6, mood: 0 },
  { newWords: 12, numCategories: 8, mood: 0.3 },
  { newWords: 30, numCategories: 8, mood: 0 },
  { newWords: 30, numCategories: 8, mood: 0.3 },
  { newWords: 40, numCategories: 1, mood: 0.3 },
]
const numChildren = 150

/** Returns, for each statement, the share of simulated children who got the statement in a year. */
const sharesEver = (
  chanceIn: (week: number) => number,
  work: WeekOfWork,
  ...areSaid: readonly ((look: SimulatedLook) => boolean)[]
): number[] => {
  const random = createSeededRandom(26)
  const children = Array.from({ length: numChildren }, () => {
    const looks = playYear(random, chanceIn, work)
    return areSaid.map((isSaid) => looks.some(isSaid))
  })
  return areSaid.map((_, at) => children.filter((said) => said[at]).length / numChildren)
}

/** Combines each kind of work with each chance. A short run uses one of two chances. */
const steady = works.flatMap((work, at) =>
  (isLong ? [0.3, 0.5, 0.7, 0.9, 0.95] : [at % 2 === 0 ? 0.9 : 0.5]).map((chance) => ({ chance, work })),
)
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const fell = ({ rows, now }: SimulatedLook): boolean => findFall(rows, now) !== null
const changedThisYear = ({ rows, now }: SimulatedLook): boolean =>
  computeSkillChanges(rows, { since: skillYearStart, until: now + 1 }).together !== null

test('ZEG-5, WEET-16 at most 5 in 100 unchanged children are reported as changed in forty weeks', () => {
  const shares = steady.map(({ chance, work }) => sharesEver(() => chance, work, fell, changedThisYear))
  for (const at of [0, 1]) {
    const ofStatement = shares.map((each) => each[at] ?? 1)
    expect(mean(ofStatement)).toBeLessThanOrEqual(0.03)
    // Chance alone can give 9 of 150 children at 5%.
    expect(Math.max(...ofStatement)).toBeLessThanOrEqual(0.06)
  }
})

test.each([
  [{ newWords: 6, numCategories: 6, mood: 0 }, 0.4],
  [{ newWords: 12, numCategories: 8, mood: 0.3 }, 0.75],
  [{ newWords: 30, numCategories: 8, mood: 0.3 }, 0.95],
  [{ newWords: 40, numCategories: 1, mood: 0 }, 0.95],
])('ZEG-5 a lasting fall from .9 to .6 with %j a week is found for a share of at least %f', (work, found) => {
  const chanceIn = (week: number): number => (week < 20 ? 0.9 : 0.6)
  expect(sharesEver(chanceIn, work, fell)[0]).toBeGreaterThanOrEqual(found)
})

test('WEET-16 a rise from .6 to .9 in a school year is reported for at least nine of ten children', () => {
  const work = { newWords: 30, numCategories: 4, mood: 0 }
  expect(sharesEver((week) => 0.6 + (0.3 * week) / 39, work, changedThisYear)[0]).toBeGreaterThan(0.9)
})

test('WEET-16 it is unknown in the first weeks whether a child has changed, and known later', () => {
  const work = { newWords: 30, numCategories: 8, mood: 0 }
  const looks = playYear(createSeededRandom(26), () => 0.9, work)
  const isKnown = ({ rows, now }: SimulatedLook): boolean =>
    computeSkillChanges(rows, { since: skillYearStart, until: now + 1 }).is_known
  expect(looks.slice(0, 3).map(isKnown)).toEqual([false, false, false])
  expect(looks.slice(5).every(isKnown)).toBe(true)
})
