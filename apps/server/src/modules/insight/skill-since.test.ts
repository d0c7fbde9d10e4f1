import { judgeSkill, computeSkillToday } from '@letterliaan/rules/skill'
import { createSeededRandom } from '@letterliaan/rules/random'
import { daySeconds } from '@letterliaan/rules/calendar'
import { expect, test } from 'vitest'
import { type SimulatedLook, playYear, type WeekOfWork } from '../../testing/skill-year.ts'
import { computeTrendSince } from './skill-since.ts'

const works: readonly WeekOfWork[] = [
  { newWords: 12, numCategories: 2, mood: 0 },
  { newWords: 12, numCategories: 2, mood: 0.3 },
  { newWords: 30, numCategories: 2, mood: 0.3 },
  { newWords: 40, numCategories: 1, mood: 0.3 },
]
const numChildren = 150
const category = 'c0'
const weekSeconds = 7 * daySeconds

const isLow = ({ rows, now }: SimulatedLook): boolean => {
  const last = rows.findLast((row) => row.category === category)
  return last !== undefined && judgeSkill(computeSkillToday(last, now)) === 'low'
}

/** Chooses children on the first Saturday with a hard category. Returns the shares reported as changed. */
function measureReports(chanceIn: (week: number) => number, work: WeekOfWork) {
  const random = createSeededRandom(45)
  const reported = Array.from({ length: numChildren }, () => {
    const looks = playYear(random, chanceIn, work)
    const since = looks.find(isLow)?.now ?? Infinity
    return looks
      .filter(({ now }) => now > since && now <= since + 12 * weekSeconds)
      .map(({ rows, now }) => computeTrendSince(rows, category, { since, until: now + 1 }))
  }).filter((changes) => changes.length > 0)
  const shareOf = (change: 'forward' | 'back') =>
    reported.filter((changes) => changes.includes(change)).length / reported.length
  return { numChosen: reported.length, forward: shareOf('forward'), back: shareOf('back') }
}

test('DOE-4 at most 5 of 100 unchanged children who were chosen for a low score are reported as changed', () => {
  const shares = [0.3, 0.45, 0.6].flatMap((chance) =>
    works.flatMap((work) => {
      const { numChosen, forward, back } = measureReports(() => chance, work)
      expect(numChosen).toBeGreaterThan(20)
      return [forward, back]
    }),
  )
  // Chance alone can give 9 of 150 children at 5%.
  expect(Math.max(...shares)).toBeLessThanOrEqual(0.06)
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThanOrEqual(0.02)
})

test('DOE-4 a rise from .3 to .9 in ten weeks is found if there are enough words', () => {
  const chanceIn = (week: number): number => 0.3 + 0.6 * Math.min(1, Math.max(0, (week - 4) / 10))
  const work = { newWords: 30, numCategories: 2, mood: 0.3 }
  expect(measureReports(chanceIn, work).forward).toBeGreaterThan(0.4)
})

test('DOE-4 words written before the group began do not count', () => {
  const random = createSeededRandom(1)
  const looks = playYear(random, (week) => (week < 20 ? 0.3 : 0.9), {
    newWords: 40,
    numCategories: 1,
    mood: 0,
  })
  const { rows, now } = looks.at(-1) as SimulatedLook
  expect(computeTrendSince(rows, category, { since: 0, until: now + 1 })).toBe('forward')
  const after = looks.find((look) => look.rows.length >= 24)?.now ?? 0
  expect(computeTrendSince(rows, category, { since: after, until: now + 1 })).toBeNull()
})
