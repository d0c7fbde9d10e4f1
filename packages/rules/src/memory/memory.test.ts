import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  gradeRecall,
  computeRetrievability,
  reviewWord,
  chooseWordsToRepeatNow,
  type RecallGrade,
  type DueWord,
  type WordMemory,
} from './index.ts'

const day = 86_400
const start = 1_760_000_000

const turn = { asked: 'by_ear', is_right_first: true, was_helped: false, was_peeked: false } as const

test.each([
  ['right at once by ear', turn, 'good'],
  ['right at once in a sentence', { ...turn, asked: 'in_sentence' }, 'good'],
  ['right with help', { ...turn, was_helped: true }, 'hard'],
  ['wrong at first', { ...turn, is_right_first: false }, 'again'],
  [
    'wrong at first, then right with the help that came',
    { ...turn, is_right_first: false, was_helped: true },
    'again',
  ],
  ['peeked at', { ...turn, was_peeked: true }, 'again'],
  ['peeked at, with help', { ...turn, was_helped: true, was_peeked: true }, 'again'],
  [
    'wrong though it was shown seconds before',
    { ...turn, asked: 'shown_first', is_right_first: false },
    'again',
  ],
  ['shown once more', { ...turn, asked: 'shown_first', was_peeked: true }, 'again'],
] as const)('WEET-1 the grade of a word that is %s', (_how, evidence, grade) => {
  expect(gradeRecall(evidence)).toBe(grade)
})

test('WEET-2 a turn in which the word was not recalled has no grade, and a word shown first is never graded good', () => {
  for (const is_right_first of [true, false])
    for (const was_helped of [true, false])
      for (const was_peeked of [true, false]) {
        for (const asked of ['in_sight', 'chosen', 'cut', 'coloured'] as const)
          expect(gradeRecall({ asked, is_right_first, was_helped, was_peeked })).toBeNull()
        const shown = gradeRecall({ asked: 'shown_first', is_right_first, was_helped, was_peeked })
        expect(shown === null || shown === 'again').toBe(true)
      }
})

const daysUntilDue = (memory: WordMemory, at: number): number => Math.round((memory.due - at) / day)

describe('the memory of a word', () => {
  test('a word that is always right is due after 3, 14 and 57 days', () => {
    let memory: WordMemory | null = null
    let at = start
    const days: number[] = []
    for (let time = 0; time < 3; time++) {
      memory = reviewWord(memory, 'good', at)
      days.push(daysUntilDue(memory, at))
      at = memory.due
    }
    expect(days).toEqual([3, 14, 57])
  })

  test('a wrong word is due before a hard one, and a hard one before a good one', () => {
    const days = (['again', 'hard', 'good'] as const).map((grade) =>
      daysUntilDue(reviewWord(null, grade, start), start),
    )
    expect(days).toEqual([1, 2, 3])
  })

  test('WEET-1 a missed word stays due the next day, even if it is right minutes later', () => {
    const missed = reviewWord(null, 'again', start)
    expect(reviewWord(missed, 'good', start + 600)).toEqual(missed)
    expect(reviewWord(missed, 'hard', start + 600)).toEqual(missed)
    const nextMorning = start + 17 * 3600
    expect(reviewWord(missed, 'good', nextMorning).last_review).toBe(nextMorning)
    const known = reviewWord(null, 'good', start)
    expect(daysUntilDue(reviewWord(known, 'again', start + 600), start + 600)).toBe(1)
  })

  test('a memory that was stored gives the same result, and no word is due within a day', () => {
    const grade = fc.constantFrom<RecallGrade>('again', 'hard', 'good')
    const reviews = fc.array(fc.tuple(grade, fc.integer({ min: 0, max: 90 * day })), { minLength: 1 })
    fc.assert(
      fc.property(reviews, (history) => {
        let at = start
        let current: WordMemory | null = null
        let stored: string | null = null
        for (const [next, wait] of history) {
          at += wait
          current = reviewWord(current, next, at)
          stored = JSON.stringify(
            reviewWord(stored === null ? null : (JSON.parse(stored) as WordMemory), next, at),
          )
          expect(JSON.parse(stored)).toEqual(current)
          expect(current.due).toBeGreaterThanOrEqual(current.last_review + day)
          expect(current.stability).toBeGreaterThan(0)
        }
      }),
    )
  })
})

const wordsDueAt = (...times: number[]): DueWord[] => times.map((due, at) => ({ word_id: at + 1, due }))

describe('words to repeat', () => {
  const now = start
  test('a word is due at its time but not earlier', () => {
    const words = wordsDueAt(now - 3, now - 2, now - 1, now, now + 1, now + 2)
    expect(chooseWordsToRepeatNow(words, now)).toEqual([1, 2, 3, 4])
    expect(chooseWordsToRepeatNow(words, now + 1)).toEqual([1, 2, 3, 4, 5])
  })

  test('the ten words that are longest overdue are repeated', () => {
    const words = wordsDueAt(...Array.from({ length: 14 }, (_, at) => now - at))
    expect(chooseWordsToRepeatNow(words, now)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5])
  })

  test('a requested repetition contains the due words, and has at least four words if it can', () => {
    expect(chooseWordsToRepeatNow(wordsDueAt(now, now + 9, now - 5, now - 1, now - 3), now)).toEqual([
      3, 5, 4, 1,
    ])
    expect(chooseWordsToRepeatNow(wordsDueAt(now + 4, now + 1, now - 1, now + 2, now + 3), now)).toEqual([
      3, 2, 4, 5,
    ])
    expect(chooseWordsToRepeatNow([], now)).toEqual([])
  })
})

test('after a clock went back past midnight, a word is reviewed at the time of its last review', () => {
  const evening = reviewWord(null, 'good', Date.UTC(2026, 10, 21, 0, 10) / 1000)
  const earlier = Date.UTC(2026, 10, 20, 23, 50) / 1000
  expect(reviewWord(evening, 'good', earlier)).toEqual(reviewWord(evening, 'good', evening.last_review))
})

test('after a clock that was days ahead is corrected, a word is reviewed at the correct time', () => {
  const ahead = reviewWord(null, 'good', start + 400 * day)
  const right = reviewWord(ahead, 'good', start)
  expect(right.last_review).toBe(start)
  expect(daysUntilDue(right, start)).toBeLessThanOrEqual(3)
})

test('any times in any order are accepted', () => {
  const time = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(Number.NaN, Infinity, start * 1000, -1))
  const grade = fc.constantFrom<RecallGrade>('again', 'hard', 'good')
  fc.assert(
    fc.property(fc.array(fc.tuple(grade, time), { minLength: 1 }), time, (history, now) => {
      let memory: WordMemory | null = null
      for (const [next, at] of history) memory = reviewWord(memory, next, at)
      expect(Object.values(memory ?? {}).every(Number.isFinite)).toBe(true)
      const chance = computeRetrievability(memory, Number.isNaN(now) ? start : now)
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
    }),
  )
})

test('retrievability is 90% after `stability` days, and 0 without a memory', () => {
  const memory = reviewWord(null, 'good', start)
  expect(computeRetrievability(memory, start)).toBe(1)
  expect(computeRetrievability(memory, start + memory.stability * day)).toBeCloseTo(0.9, 6)
  expect(computeRetrievability(null, start)).toBe(0)
})
