import { seededRandom } from '@letterliaan/rules/random'
import { expect, test } from 'vitest'
import { type Look, playYear, start, type Work } from '../../testing/skill-year.ts'
import { findFall, findSkillChanges } from './skill-changes.ts'
import { isLong } from '../../../../../tools/testing/is-long.ts'

const works: readonly Work[] = [
  { newWords: 6, numCategories: 6, mood: 0 },
  { newWords: 12, numCategories: 8, mood: 0.3 },
  { newWords: 30, numCategories: 8, mood: 0 },
  { newWords: 30, numCategories: 8, mood: 0.3 },
  { newWords: 40, numCategories: 1, mood: 0.3 },
]
const numChildren = 150

/** Returns the share of children of a kind that got the statement at least once in a year. */
const shareEver = (
  chanceIn: (week: number) => number,
  work: Work,
  isSaid: (look: Look) => boolean,
): number => {
  const random = seededRandom(26)
  const children = Array.from({ length: numChildren }, () => playYear(random, chanceIn, work))
  return children.filter((looks) => looks.some(isSaid)).length / numChildren
}

const steady = (isLong ? [0.3, 0.5, 0.7, 0.9, 0.95] : [0.5, 0.9]).flatMap((chance) =>
  works.map((work) => ({ chance, work })),
)
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const fell = ({ rows, now }: Look): boolean => findFall(rows, now) !== null
const changedThisYear = ({ rows, now }: Look): boolean =>
  findSkillChanges(rows, { since: start, until: now + 1 }).together !== null

test.each([
  { said: 'Vandaag says that it falls back', isSaid: fell },
  { said: 'its page says that it changed this school year', isSaid: changedThisYear },
])('ZEG-5, WEET-16 in forty weeks $said of at most 5 in 100 children that do not change', ({ isSaid }) => {
  const shares = steady.map(({ chance, work }) => shareEver(() => chance, work, isSaid))
  expect(mean(shares)).toBeLessThanOrEqual(0.03)
  // Chance gives 9 of 150 children at 5%.
  expect(Math.max(...shares)).toBeLessThanOrEqual(0.06)
})

test.each([
  [{ newWords: 6, numCategories: 6, mood: 0 }, 0.4],
  [{ newWords: 12, numCategories: 8, mood: 0.3 }, 0.75],
  [{ newWords: 30, numCategories: 8, mood: 0.3 }, 0.95],
  [{ newWords: 40, numCategories: 1, mood: 0 }, 0.95],
])('ZEG-5 a fall from .9 to .6 for good, with %j a week, is found in at least %f', (work, found) => {
  const chanceIn = (week: number): number => (week < 20 ? 0.9 : 0.6)
  expect(shareEver(chanceIn, work, fell)).toBeGreaterThanOrEqual(found)
})

test('WEET-16 in the first weeks it is not known whether a child changed, and later it is', () => {
  const work = { newWords: 30, numCategories: 8, mood: 0 }
  const looks = playYear(seededRandom(26), () => 0.9, work)
  const isKnown = ({ rows, now }: Look): boolean =>
    findSkillChanges(rows, { since: start, until: now + 1 }).is_known
  expect(looks.slice(0, 3).map(isKnown)).toEqual([false, false, false])
  expect(looks.slice(5).every(isKnown)).toBe(true)
})
