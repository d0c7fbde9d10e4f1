import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLong } from '../../../../tools/testing/is-long.ts'
import type { TurnEvidence } from '../evidence/index.ts'
import { createSeededRandom } from '../words/random.ts'
import {
  defaultEaseOfBlocks,
  estimateWordDifficulty,
  toObservations,
  computeSkillAt,
  computeSkillToday,
  computeSkillTrend,
  updateSkill,
  type Skill,
  type SkillObservation,
} from './index.ts'

const day = 86_400
const week = 7 * day
const start = 1_760_000_000

const met = (is_right: boolean, at = start): SkillObservation => ({ at, is_right, difficulty: 0 })

const skillOf = (observations: readonly SkillObservation[]): Skill | null => {
  let skill: Skill | null = null
  for (const observation of observations) skill = updateSkill(skill, observation)
  return skill
}

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit))
const logitOf = (chance: number): number => Math.log(chance / (1 - chance))

/** Simulates a child with chance `chanceIn(week)` that meets `perWeek` new words a week. */
function play(
  random: () => number,
  chanceIn: (week: number) => number,
  perWeek: number,
  numWeeks: number,
  after: (week: number, skill: Skill) => void,
): void {
  let skill: Skill | null = null
  for (let at = 0; at < numWeeks; at++) {
    for (let word = 0; word < perWeek; word++) {
      const hard = random() + random() - 1
      const is_right = random() < sigmoid(logitOf(chanceIn(at)) - hard)
      skill = updateSkill(skill, { ...met(is_right, start + at * week + word * 3600), difficulty: hard / 2 })
    }
    if (skill) after(at, skill)
  }
}

test('WEET-13 skill follows the answers, and its uncertainty grows during a pause', () => {
  const right = skillOf(Array.from({ length: 20 }, () => met(true)))
  const [unknown, known] = [computeSkillAt(null, start), computeSkillAt(right, start)]
  expect(known.mean).toBeGreaterThan(unknown.mean + 1)
  expect(known.variance).toBeLessThan(unknown.variance)
  expect(computeSkillAt(right, start + 52 * week).variance).toBeGreaterThan(known.variance)
})

describe('WEET-13 the skill of today', () => {
  test('has a 90% interval that contains the truth in 85 to 97 of 100 cases, for children that stay equal, learn and forget', () => {
    const random = createSeededRandom(5)
    const between = (low: number, high: number): number => low + (high - low) * random()
    const kinds: (() => (at: number) => number)[] = [
      () => {
        const chance = between(0.4, 0.95)
        return () => chance
      },
      () => {
        const from = between(0.4, 0.75)
        return (at) => from + 0.15 * Math.min(1, Math.max(0, (at - 15) / 10))
      },
      () => {
        const from = between(0.6, 0.9)
        return (at) => from - 0.15 * Math.min(1, Math.max(0, (at - 15) / 10))
      },
      () => {
        const [from, to, pace] = [between(0.3, 0.5), between(0.8, 0.95), between(5, 15)]
        return (at) => to - (to - from) * Math.exp(-at / pace)
      },
    ]
    for (const perWeek of [3, 12]) {
      let inside = 0
      let all = 0
      for (let child = 0; child < (isLong ? 240 : 60); child++) {
        const chanceIn = kinds[child % kinds.length]?.() ?? (() => 0.5)
        play(random, chanceIn, perWeek, 40, (at, skill) => {
          if (at % 4 !== 3) return
          const { low, high } = computeSkillToday(skill, start + at * week + 3 * day)
          all++
          inside += Number(chanceIn(at) >= low && chanceIn(at) <= high)
        })
      }
      expect(inside / all).toBeGreaterThan(0.85)
      expect(inside / all).toBeLessThan(0.97)
    }
  })

  test.each([0.4, 0.55, 0.7, 0.8, 0.9, 0.95, 0.97])(
    'the interval contains a true chance of %f in at least 85 of 100 cases, after few and many words',
    (chance) => {
      for (const [perWeek, numWeeks] of [
        [1, 12],
        [1, 34],
        [3, 12],
        [10, 34],
      ] as const) {
        const random = createSeededRandom(perWeek * 100 + numWeeks)
        const numChildren = isLong ? 200 : 60
        let inside = 0
        for (let child = 0; child < numChildren; child++)
          play(
            random,
            () => chance,
            perWeek,
            numWeeks,
            (at, skill) => {
              if (at !== numWeeks - 1) return
              const { low, high } = computeSkillToday(skill, start + at * week + 3 * day)
              inside += Number(chance >= low && chance <= high)
            },
          )
        expect(inside / numChildren, `${perWeek} a week, ${numWeeks} weeks`).toBeGreaterThanOrEqual(0.85)
      }
    },
  )

  test('is the average of all children before any word, with a wide interval', () => {
    const { chance, low, high } = computeSkillToday(null, start)
    expect(chance).toBeGreaterThan(0.5)
    expect(low).toBeLessThan(0.3)
    expect(high).toBeGreaterThan(0.9)
  })

  test('the interval narrows with words and widens with time, and an extreme mean moves back to the average', () => {
    const skill = skillOf(Array.from({ length: 30 }, (_, at) => met(true, start + at * day)))
    const today = (now: number) => computeSkillToday(skill, now)
    const width = (now: number): number => today(now).high - today(now).low
    const last = start + 29 * day
    expect(width(last)).toBeLessThan(width(last + 60 * day))
    expect(today(last + 60 * day).chance).toBeLessThan(today(last).chance)
    expect(today(last + 20_000 * day).low).toBeCloseTo(computeSkillToday(null, start).low, 1)
  })

  test('a right hard word raises skill more than a right easy word', () => {
    const chance = (difficulty: number) =>
      computeSkillToday(updateSkill(null, { ...met(true), difficulty }), start).chance
    expect(chance(1)).toBeGreaterThan(chance(-1))
  })

  test('does not change if a row is stored in between', () => {
    const observation = fc.record({
      at: fc.integer({ min: start, max: start + 300 * day }),
      is_right: fc.boolean(),
      difficulty: fc.double({ min: -1, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(observation), (observations) => {
        let stored: string | null = null
        for (const one of observations)
          stored = JSON.stringify(updateSkill(stored === null ? null : (JSON.parse(stored) as Skill), one))
        expect(stored === null ? null : JSON.parse(stored)).toEqual(skillOf(observations))
      }),
    )
  })

  test('has ordered chances between 0 and 1 for any log', () => {
    const number = fc.oneof(
      fc.integer(),
      fc.double(),
      fc.constantFrom(Number.NaN, Infinity, -1, start * 1000),
    )
    const observation = fc.record({ at: number, is_right: fc.boolean(), difficulty: number })
    fc.assert(
      fc.property(fc.array(observation), number, (observations, now) => {
        const skill = skillOf(observations)
        for (const value of Object.values(skill ?? {})) expect(value).toSatisfy(Number.isFinite)
        const { chance, low, high } = computeSkillToday(skill, now)
        expect(0 <= low && low <= chance && chance <= high && high <= 1).toBe(true)
      }),
    )
  })

  test('a clock that jumped ahead and was corrected does not stop the skill', () => {
    const ahead = skillOf([met(true), met(true, start + 400 * day), met(true, start + day)])
    expect(ahead?.updated_at).toBe(start + day)
  })
})

describe('WEET-13 evidence of skill from a turn', () => {
  const turn: TurnEvidence = {
    word_id: 1,
    at: start,
    asked: 'by_ear',
    is_right_first: false,
    was_helped: false,
    was_peeked: false,
    parts: [
      { category: 'ij', is_right: false },
      { category: 'kg-L', is_right: true },
    ],
  }
  const before = { difficulty: 0, last_practised_at: null }
  const told = (more: Partial<TurnEvidence>) =>
    toObservations({ ...turn, ...more }, before).map(({ category, observation }) => [
      category,
      observation.is_right,
    ])

  test.each([false, true])(
    'each part is evidence for its own category, also after an error with help: %j',
    (was_helped) => {
      expect(told({ was_helped })).toEqual([
        ['ij', false],
        ['kg-L', true],
      ])
    },
  )

  test.each([
    ['by_ear', 0],
    ['in_blocks', 0.3],
    ['with_rules', defaultEaseOfBlocks],
  ] as const)('a word asked %s is easier by %f', (asked, ease) => {
    const observed = toObservations({ ...turn, asked }, { ...before, difficulty: 1, easeOfBlocks: 0.3 })
    expect(observed.map(({ observation }) => observation.difficulty)).toEqual([1 - ease, 1 - ease])
  })

  test('a word that was practised before is no evidence of skill', () => {
    for (const ago of [600, 90 * day])
      expect(toObservations(turn, { difficulty: 0, last_practised_at: start - ago })).toEqual([])
  })

  test('a right answer with help is no evidence, nor is a visible, chosen, cut, coloured or peeked word', () => {
    expect(told({ was_helped: true, is_right_first: true })).toEqual([])
    expect(told({ was_peeked: true })).toEqual([])
    for (const asked of ['in_sight', 'shown_first', 'chosen', 'cut', 'coloured'] as const)
      expect(told({ asked })).toEqual([])
  })
})

describe('WEET-16 a change', () => {
  const numSteady = isLong ? 1000 : 100
  /** A smaller sample needs a wider margin. */
  const mostTold = isLong ? 0.05 : 0.08

  /** Returns the claims made in 26 weeks about children whose chance changes by `rise` in ten of them. */
  function claims(
    rise: number,
    perWeek: number,
    numCategories: number,
    numChildren: number,
    [least, most]: readonly [number, number] = rise < 0 ? [0.6, 0.9] : [0.45, 0.75],
  ) {
    const random = createSeededRandom(11)
    const counts = { forward: 0, back: 0, none: 0 }
    for (let child = 0; child < numChildren; child++) {
      const categories = Array.from({ length: numCategories }, () => {
        const rows: Skill[] = []
        const from = least + (most - least) * random()
        const chanceIn = (at: number): number => from + rise * Math.min(1, Math.max(0, (at - 8) / 10))
        play(random, chanceIn, perWeek, 26, (_, skill) => rows.push(skill))
        return rows
      })
      counts[computeSkillTrend(categories) ?? 'none']++
    }
    return counts
  }

  test('is not reported within three weeks', () => {
    const rows: Skill[] = []
    const chanceIn = (at: number): number => (at === 0 ? 0.95 : 0.2)
    play(createSeededRandom(3), chanceIn, 20, 3, (_, skill) => rows.push(skill))
    expect(computeSkillTrend([rows, rows, rows])).toBeNull()
  })

  test(
    'is reported for at most 5% of unchanged children, for one category and for eight',
    { timeout: 60_000 },
    () => {
      for (const [perWeek, numCategories] of [
        [1, 40],
        [3, 1],
        [12, 1],
        [40, 1],
        [5, 8],
      ] as const) {
        const { forward, back } = claims(0, perWeek, numCategories, numSteady)
        expect((forward + back) / numSteady).toBeLessThanOrEqual(mostTold)
      }
    },
  )

  test.each([
    { stays: [0.9, 0.97] as const },
    { stays: [0.97, 0.99] as const },
    { stays: [0.15, 0.3] as const },
  ])(
    'is reported for at most 5% of children that stay at $stays, far from the initial expectation',
    ({ stays }) => {
      for (const [perWeek, numCategories] of [
        [1, 40],
        [5, 8],
        [8, 12],
      ] as const) {
        const { forward, back } = claims(0, perWeek, numCategories, numSteady, stays)
        expect((forward + back) / numSteady).toBeLessThanOrEqual(mostTold)
      }
    },
  )

  test.each([
    [0.15, 'forward'],
    [-0.15, 'back'],
  ] as const)(
    'a change of %f over ten weeks is missed in at most 30%%, and never reported reversed',
    (rise, way) => {
      const told = claims(rise, 4, 8, 100)
      expect(told[way]).toBeGreaterThanOrEqual(70)
      expect(told[way] + told.none).toBe(100)
    },
  )

  test('is not reported for weeks without words, in which skill moves back to the average', () => {
    const wrong = skillOf(Array.from({ length: 20 }, (_, at) => met(false, start + at * day)))
    if (!wrong) throw new Error('There is no skill.')
    const rows = Array.from({ length: 20 }, (_, at) => {
      const since = Math.exp(-0.00074 * 7 * at)
      const { mean, static_variance, log_kept } = wrong
      return Object.assign({}, wrong, {
        mean: 0.85 + since * (mean - 0.85),
        static_variance: since ** 2 * static_variance + (1 - since) ** 2 * 1.44,
        log_kept: log_kept + Math.log(since),
        updated_at: wrong.updated_at + at * week,
      })
    })
    expect(computeSkillTrend([rows])).toBeNull()
    expect(computeSkillTrend([])).toBeNull()
  })
})

test('longer words have a higher difficulty, within bounds', () => {
  const short = estimateWordDifficulty({ word: 'kip', read_letters: 'k,i,p' })
  const long = estimateWordDifficulty({ word: 'olifanten', read_letters: 'o,l,i,f,a,n,t,e,n' })
  expect(long).toBeGreaterThan(short)
  expect(estimateWordDifficulty({ word: 'a'.repeat(99), read_letters: 'a,'.repeat(99) })).toBe(1.2)
})
