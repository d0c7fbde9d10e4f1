import type { BadgeCondition } from '@letterliaan/contract'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyBadgeFacts, type BadgeFacts, type DoneExercises } from './facts.ts'
import { isEarned } from './is-earned.ts'

const done = (changes: Partial<DoneExercises> = {}): DoneExercises => ({
  template: 'Blokken',
  category: 'Verkennen',
  difficulty: 2,
  count: 6,
  ...changes,
})

/** Monday 16 November 2026. */
const monday = Date.UTC(2026, 10, 16) / 86_400_000

const cases: readonly [name: string, BadgeCondition, Partial<BadgeFacts>, boolean][] = [
  ['a bought badge is earned by nothing', { type: 'bought' }, { exercises_done: [done()] }, false],
  [
    'exercises: of all kinds together',
    { type: 'exercises_done', count: 10 },
    { exercises_done: [done(), done({ template: 'Verhaal', category: 'Oefenen', count: 4 })] },
    true,
  ],
  [
    'exercises: one too few',
    { type: 'exercises_done', count: 10 },
    { exercises_done: [done(), done({ count: 3 })] },
    false,
  ],
  [
    'exercises: of one kind',
    { type: 'exercises_done', count: 10, category: 'Oefenen' },
    { exercises_done: [done({ count: 9 }), done({ category: 'Oefenen', count: 9 })] },
    false,
  ],
  [
    'exercises: of one kind, enough',
    { type: 'exercises_done', count: 9, category: 'Oefenen' },
    { exercises_done: [done({ category: 'Oefenen', count: 9 })] },
    true,
  ],
  [
    'exercises: of one template',
    { type: 'exercises_done', count: 6, template: 'LuisterTyp' },
    { exercises_done: [done()] },
    false,
  ],
  [
    'exercises: of one template, at any difficulty',
    { type: 'exercises_done', count: 12, template: 'Blokken' },
    { exercises_done: [done({ difficulty: 1 }), done({ difficulty: 3 })] },
    true,
  ],
  ['three stars', { type: 'exercises_done_at_3_stars', count: 2 }, { exercises_done_at_3_stars: 2 }, true],
  [
    'three stars, too few',
    { type: 'exercises_done_at_3_stars', count: 2 },
    { exercises_done_at_3_stars: 1, exercises_done: [done({ difficulty: 3 })] },
    false,
  ],
  ['all hints left alone', { type: 'exercises_without_help', count: 1 }, { exercises_without_help: 1 }, true],
  [
    'a dictation without a fault',
    { type: 'dictations_faultless', count: 1 },
    { dictations_faultless: 1 },
    true,
  ],
  ['words', { type: 'words_right', count: 50 }, { words_right: 49 }, false],
  ['words, enough', { type: 'words_right', count: 50 }, { words_right: 50 }, true],
  [
    'a word right that went wrong three times',
    { type: 'words_recovered', errors: 3, count: 1 },
    { words_recovered: [{ errors: 3, words: 1 }] },
    true,
  ],
  [
    'words that went wrong twice',
    { type: 'words_recovered', errors: 3, count: 1 },
    { words_recovered: [{ errors: 2, words: 9 }] },
    false,
  ],
  [
    'words with more errors count too',
    { type: 'words_recovered', errors: 3, count: 4 },
    {
      words_recovered: [
        { errors: 3, words: 1 },
        { errors: 7, words: 3 },
      ],
    },
    true,
  ],
  ['steps', { type: 'steps_passed', count: 5 }, { steps_passed: 5 }, true],
  ['steps at three stars', { type: 'steps_passed_at_3_stars', count: 1 }, { steps_passed: 5 }, false],
  ['a world', { type: 'world_passed', world: 2 }, { world_passed: [1, 2] }, true],
  ['another world', { type: 'world_passed', world: 3 }, { world_passed: [1, 2, 4] }, false],
  ['all diamonds', { type: 'diamonds', count: 4 }, { diamonds: 4 }, true],
  [
    'three days in a week',
    { type: 'practice_weeks', days: 3, count: 1 },
    { practice_weeks: [monday, monday + 3, monday + 6] },
    true,
  ],
  [
    'three days over a weekend are of two weeks',
    { type: 'practice_weeks', days: 3, count: 1 },
    { practice_weeks: [monday - 2, monday - 1, monday] },
    false,
  ],
  [
    'one day often is one day',
    { type: 'practice_weeks', days: 3, count: 1 },
    { practice_weeks: [monday, monday, monday, monday + 1] },
    false,
  ],
  [
    'weeks need not follow each other',
    { type: 'practice_weeks', days: 1, count: 2 },
    { practice_weeks: [monday + 70, monday] },
    true,
  ],
  ['repetitions', { type: 'repetitions_done', count: 1 }, { repetitions_done: 1 }, true],
  ['tests', { type: 'tests_passed', count: 1 }, { tests_passed: 0 }, false],
  ['the treehouse', { type: 'place_visited', place: 'treehouse' }, { place_visited: ['treehouse'] }, true],
  ['the end cave', { type: 'place_visited', place: 'end_cave' }, { place_visited: ['treehouse'] }, false],
  ['books', { type: 'books_read', count: 5 }, { books_read: 6 }, true],
  ['notes', { type: 'notes_written', count: 1 }, { notes_written: 1 }, true],
]

test.each(cases)('%s', (_name, condition, facts, earned) => {
  expect(isEarned(condition, { ...emptyBadgeFacts, ...facts })).toBe(earned)
})

test('a child without any practice has no badge', () => {
  for (const [, condition] of cases) expect(isEarned(condition, emptyBadgeFacts)).toBe(false)
})

const number = fc.nat(12)
const list = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 12 })
const facts: fc.Arbitrary<BadgeFacts> = fc.record({
  exercises_done: list(
    fc.record({
      template: fc.constantFrom('Blokken', 'LuisterTyp', 'StapDictee'),
      category: fc.constantFrom('Verkennen', 'Oefenen', 'Dictee'),
      difficulty: fc.constantFrom(1, 2, 3),
      count: number,
    }),
  ),
  exercises_done_at_3_stars: number,
  exercises_without_help: number,
  dictations_faultless: number,
  words_right: number,
  words_recovered: list(fc.record({ errors: number, words: number })),
  steps_passed: number,
  steps_passed_at_3_stars: number,
  world_passed: list(fc.integer({ min: 1, max: 4 })),
  diamonds: number,
  practice_weeks: list(fc.integer({ min: monday, max: monday + 40 })),
  repetitions_done: number,
  tests_passed: number,
  place_visited: list(fc.constantFrom('treehouse', 'end_cave')),
  books_read: number,
  notes_written: number,
})

const grow = (before: BadgeFacts, more: BadgeFacts): BadgeFacts => {
  const added = Object.entries(before).map(([name, value]) => {
    const extra = more[name as keyof BadgeFacts]
    const sum = Array.isArray(value) ? [...value, ...(extra as unknown[])] : Number(value) + Number(extra)
    return [name, sum]
  })
  return Object.fromEntries(added) as BadgeFacts
}

describe('for any work', () => {
  const condition = fc.constantFrom(...cases.map(([, badgeCondition]) => badgeCondition))

  test('an earned badge stays earned after more work', () => {
    fc.assert(
      fc.property(condition, facts, facts, (badgeCondition, before, more) => {
        fc.pre(isEarned(badgeCondition, before))
        expect(isEarned(badgeCondition, grow(before, more))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('a condition depends only on the fact with its name', () => {
    fc.assert(
      fc.property(condition, facts, (badgeCondition, all) => {
        const own =
          badgeCondition.type === 'bought' ? {} : { [badgeCondition.type]: all[badgeCondition.type] }
        expect(isEarned(badgeCondition, { ...emptyBadgeFacts, ...own })).toBe(isEarned(badgeCondition, all))
      }),
      { numRuns: 500 },
    )
  })
})
