import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  numBridgePlanks,
  countWordsByWeek,
  findPersonalBest,
  countBridgePlanks,
  proposeGoal,
  roundSumForChild,
} from './group-goal.ts'

const weekOf = (unixSeconds: number): string => `week ${Math.floor(unixSeconds / 100)}`
const answer = (created_at: number, word_id: number, more = {}) => ({
  exercise_id: 7,
  difficulty: 1,
  run: 1,
  word_id,
  created_at,
  ...more,
})

test('a word counts once per run, whatever its number of tries', () => {
  const answers = [answer(100, 1), answer(101, 1), answer(102, 2), answer(150, 1), answer(220, 3)]
  expect([...countWordsByWeek(answers, weekOf)]).toEqual([
    ['week 1', 2],
    ['week 2', 1],
  ])
})

test.each([{ run: 2 }, { difficulty: 2 }, { exercise_id: 8 }, { word_id: 2 }, { created_at: 200 }])(
  'a word with a different %o counts again',
  (more) => {
    const words = countWordsByWeek([answer(100, 1), answer(100, 1, more)], weekOf)
    expect([...words.values()].reduce((sum, count) => sum + count, 0)).toBe(2)
  },
)

test.each([
  ['nothing yet', {}, { words: 0, best: 0 }],
  ['the first week', { b: 45 }, { words: 45, best: 0 }],
  ['an earlier week was better', { a: 120, b: 45 }, { words: 45, best: 120 }],
  ['the best is still that of an earlier week', { a: 120, b: 130 }, { words: 130, best: 120 }],
  ['nothing this week', { _: 10, a: 8 }, { words: 0, best: 10 }],
  ['a clock that ran ahead', { a: 8, c: 99 }, { words: 0, best: 8 }],
])('personal best: %s', (_what, words, expected) => {
  expect(findPersonalBest(new Map(Object.entries(words)), 'b')).toEqual(expected)
})

test.each([
  [[], 25, 0, 500],
  [[], 1, 0, 20],
  [[], 0, 0, 20],
  [[0, 0, 0, 0], 3, 0, 60],
  [[200, 0, 0, 200], 25, 249, 250],
  [[300, 340], 25, 0, 400],
  [[1200], 25, 0, 1400],
  [[5], 25, 0, 10],
  [[1], 25, 0, 10],
  [[90], 25, 0, 100],
  // The proposal is always above the number already done.
  [[280], 5, 378, 400],
  [[280], 5, 400, 450],
  [[], 1, 20, 30],
])(
  'a group that did %j in its last weeks, of %i children and with %i words this week, can reach %i',
  (earlier, numStudents, words, expected) => {
    expect(proposeGoal(earlier, numStudents, words)).toBe(expected)
  },
)

test.each([
  ['a class', 340, 18, 25, { words: 340, is_exact: true }],
  ['three who practised', 101, 3, 25, { words: 101, is_exact: true }],
  ['two who practised', 339, 2, 25, { words: 300, is_exact: false }],
  ['two who practised and were there', 300, 2, 2, { words: 300, is_exact: false }],
  ['only one, of two', 99, 1, 2, { words: 0, is_exact: false }],
  ['two, past the goal', 900, 2, 2, { words: 500, is_exact: false }],
  ['nobody', 0, 0, 25, { words: 0, is_exact: false }],
  ['a child alone in its group', 77, 1, 1, { words: 77, is_exact: true }],
])(
  'a goal of 500 reveals nothing about another child: %s',
  (_what, words, num_practised, num_students, expected) => {
    expect(roundSumForChild({ words, num_practised, num_students }, 500)).toEqual(expected)
  },
)

test('PLEK-7 planks grow with the sum until the goal, and are hidden if fewer than five children practised', () => {
  const wanted = fc.integer({ min: 1, max: 5000 })
  const words = fc.integer({ min: 0, max: 6000 })
  fc.assert(
    fc.property(wanted, words, fc.integer({ min: 0, max: 30 }), (words_wanted, sum, num_practised) => {
      const planks = countBridgePlanks({ words: sum, num_practised }, words_wanted)
      const withOneMore = countBridgePlanks({ words: sum + 1, num_practised }, words_wanted)
      expect(planks === null).toBe(num_practised < 5)
      expect(withOneMore ?? 0).toBeGreaterThanOrEqual(planks ?? 0)
      expect(planks === numBridgePlanks).toBe(num_practised >= 5 && sum >= words_wanted)
    }),
  )
})
