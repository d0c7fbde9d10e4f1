import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mixSizes } from '@letterliaan/contract/limits'
import { toAmsterdamDay } from '../calendar/index.ts'
import { defaultMemoryParameters } from '../memory/index.ts'
import { drawMix, spreadCategories, type MixableWord, type MixedWord } from './index.ts'

const day = 86_400
const now = 1_760_000_000

const word = (word_id: number, more: Partial<MixableWord> = {}): MixableWord => ({
  word_id,
  category: `soort ${word_id % 3}`,
  strategy: 'regel',
  stability: 3,
  difficulty: 6,
  last_review: now - 4 * day,
  due: now - day,
  ...more,
})
const idsOf = (words: readonly MixedWord[]) => words.map(({ word_id }) => word_id)
const anyWord = fc.record({
  word_id: fc.nat(10_000),
  category: fc.constantFrom('ij', 'ei', 'au', 'kg-L', 'd/t'),
  strategy: fc.constantFrom('luister' as const, 'regel' as const, 'weet' as const, 'leen' as const),
  stability: fc.double({ min: 0.2, max: 90, noNaN: true }),
  difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
  last_review: fc.integer({ min: now - 300 * day, max: now }),
  due: fc.integer({ min: now - 200 * day, max: now + 60 * day }),
})
const anyWords = fc.uniqueArray(anyWord, { selector: ({ word_id }) => word_id, maxLength: 60 })

describe('Door elkaar', () => {
  test('WEET-6 the least remembered words of all steps are chosen first', () => {
    const forgotten = [word(31, { stability: 1 }), word(32, { stability: 1.5 }), word(33, { stability: 2 })]
    const known = Array.from({ length: 8 }, (_, at) =>
      word(at + 10, { stability: 20, category: `ander ${at}` }),
    )
    const longForgotten = word(34, { category: 'lang', last_review: now - 90 * day, due: now - 80 * day })
    expect(new Set(idsOf(drawMix([...known, ...forgotten, longForgotten], [], 6, now)).slice(0, 6))).toEqual(
      new Set([31, 32, 33, 34, 10, 11]),
    )
  })

  test('WEET-6 equally remembered words are ordered by time due', () => {
    const due = Array.from({ length: 9 }, (_, at) =>
      word(at + 1, { category: `soort ${at}`, due: now - at * day }),
    )
    expect(new Set(idsOf(drawMix(due, [], 3, now)))).toEqual(new Set([9, 8, 7]))
  })

  test('WEET-6 a missed word is chosen before one that was always right, unless that is nearly forgotten', () => {
    const missed = word(1, { difficulty: 7, stability: 3 })
    const never = word(2, { difficulty: 2.1, stability: 2.5 })
    const forgotten = word(3, { difficulty: 2.1, stability: 0.3, last_review: now - 90 * day })
    expect(idsOf(drawMix([never, missed], [], 1, now))).toEqual([1])
    expect(idsOf(drawMix([never, missed, forgotten], [], 1, now))).toEqual([3])
  })

  test('WEET-6 a word that is due this afternoon is in this morning’s set', () => {
    const morning = Date.parse('2026-11-20T08:00:00Z') / 1000
    const [afternoon, tomorrow] = [morning + 6 * 3600, morning + 20 * 3600]
    expect(idsOf(drawMix([word(1, { due: afternoon })], [], 6, morning))).toEqual([1])
    expect(drawMix([word(1, { due: tomorrow })], [], 6, morning)).toEqual([])
  })

  test('WEET-6 the size of the set does not depend on the number of due words', () => {
    const away = Array.from({ length: 200 }, (_, at) => word(at + 1, { due: now - 60 * day }))
    for (const size of mixSizes) expect(drawMix(away, [], size, now)).toHaveLength(size)
  })

  test('WEET-6 the set is empty if no word is due, and else filled up with words due later', () => {
    const later = [word(8, { due: now + 9 * day }), word(9, { due: now + 2 * day })]
    expect(drawMix(later, [], 10, now)).toEqual([])
    expect(new Set(idsOf(drawMix([word(1), ...later], [], 10, now)))).toEqual(new Set([1, 8, 9]))
    expect(drawMix([], [], 10, now)).toEqual([])
  })

  test('WEET-6 words of one category are not adjacent and fill at most a third, if possible', () => {
    const ij = Array.from({ length: 30 }, (_, at) => word(at + 1, { category: 'ij', stability: 1 }))
    const others = Array.from({ length: 9 }, (_, at) => word(at + 100, { category: `anders ${at}` }))
    const drawn = drawMix([...ij, ...others], [], 10, now)
    expect(drawn.filter(({ category }) => category === 'ij')).toHaveLength(4)
    expect(drawn.some((item, at) => item.category === drawn[at - 1]?.category)).toBe(false)
  })

  test('WEET-6 words due later are at most a third of one category if there are others', () => {
    const due = [word(1, { category: 'ij' }), word(2, { category: 'ei' })]
    const later = { stability: 5, due: now + 9 * day }
    const soon = [
      ...Array.from({ length: 30 }, (_, at) => word(at + 10, { ...later, category: 'ij', stability: 1 })),
      ...Array.from({ length: 9 }, (_, at) => word(at + 100, { ...later, category: `anders ${at}` })),
    ]
    const drawn = drawMix([...due, ...soon], [], 10, now)
    expect(drawn.filter(({ category }) => category === 'ij')).toHaveLength(4)
    expect(drawMix([...due, ...soon.slice(0, 30)], [], 10, now), 'there are no others').toHaveLength(10)
  })

  test('WEET-6 the set has no duplicates, contains only due words or those due next, and is deterministic', () => {
    fc.assert(
      fc.property(anyWords, fc.constantFrom(...mixSizes), (words, size) => {
        const drawn = drawMix(words, [], size, now)
        expect(drawMix(words.toReversed(), [], size, now)).toEqual(drawn)
        expect(new Set(idsOf(drawn)).size).toBe(drawn.length)
        expect(drawn.length).toBeLessThanOrEqual(size)
        const isDue = (item: MixableWord) => toAmsterdamDay(item.due) <= toAmsterdamDay(now)
        const due = words.filter(isDue).length
        expect(
          drawn.filter(({ word_id }) => words.some((item) => item.word_id === word_id && isDue(item))),
        ).toHaveLength(drawn.length === 0 ? 0 : Math.min(due, size))
      }),
    )
  })

  test('PLEK-5 long and missed due words are chosen first for a child that wants harder words', () => {
    const short = word(1, { num_letters: 3, difficulty: 2.1, stability: 2.9 })
    const long = word(2, { num_letters: 11, difficulty: 2.1, stability: 3 })
    const missed = word(3, { num_letters: 3, difficulty: 9, stability: 3 })
    const later = word(4, { num_letters: 12, difficulty: 10, due: now + 9 * day })
    const all = [short, long, missed, later]
    expect(new Set(idsOf(drawMix(all, [], 2, now, { isHarder: true })))).toEqual(new Set([2, 3]))
    expect(idsOf(drawMix([short, long], [], 1, now))).toEqual([1])
    expect(idsOf(drawMix([short, long], [], 1, now, { isHarder: true }))).toEqual([2])
  })

  test('PLEK-5 a set of harder words has the same size, starts with due words, and is empty if no word is due', () => {
    const anySized = fc
      .tuple(anyWord, fc.nat(20))
      .map(([each, num_letters]) => Object.assign(each, { num_letters }))
    const anySizedWords = fc.uniqueArray(anySized, { selector: ({ word_id }) => word_id, maxLength: 60 })
    fc.assert(
      fc.property(anySizedWords, fc.constantFrom(...mixSizes), (words, size) => {
        const [usual, harder] = [
          drawMix(words, [], size, now),
          drawMix(words, [], size, now, { isHarder: true }),
        ]
        const due = new Set(
          words
            .filter((item) => toAmsterdamDay(item.due) <= toAmsterdamDay(now))
            .map(({ word_id }) => word_id),
        )
        const numDue = (drawn: readonly MixedWord[]) => drawn.filter(({ word_id }) => due.has(word_id)).length
        expect([harder.length, numDue(harder)]).toEqual([usual.length, numDue(usual)])
        expect(new Set(idsOf(harder)).size).toBe(harder.length)
      }),
    )
  })

  test('WEET-9 WETEN-2 one unpractised word of the step nearest to Beheerst is added if the step was passed three days ago', () => {
    const due = Array.from({ length: 7 }, (_, at) => word(at + 1))
    const step = (from: number, score: number, days: number) => ({
      words: Array.from({ length: 9 }, (_, at) => ({ word_id: from + at, category: `stap ${from}` })),
      score,
      passed_at: now - days * day,
    })
    const newIds = (steps: readonly ReturnType<typeof step>[], asksNew = true) =>
      idsOf(drawMix(due, steps, 10, now, { asksNew })).filter((id) => id >= 100)
    expect(newIds([step(100, 1, 30), step(200, 2, 9)])).toEqual([200])
    expect(newIds([step(100, 1, 9), step(200, 1, 30)])).toEqual([200])
    expect(newIds([step(100, 1, 2)])).toEqual([])
    expect(newIds([step(100, 0, 30)]), 'nothing speaks for it yet').toEqual([])
    expect(newIds([step(100, 1, 30)], false), 'one was asked this week').toEqual([])
  })

  test('WEET-9 the unpractised word covers the categories of as many waiting steps as possible', () => {
    const due = Array.from({ length: 7 }, (_, at) => word(at + 1))
    const step = (score: number, ...word_ids: number[]) => ({
      words: word_ids.map((word_id) => ({ word_id, category: 'nieuw' })),
      score,
      passed_at: now - 30 * day,
    })
    const newIds = (...steps: ReturnType<typeof step>[]) =>
      idsOf(drawMix(due, steps, 10, now)).filter((id) => id >= 100)
    expect(newIds(step(2, 100, 101), step(1, 102, 101))).toEqual([101])
    expect(newIds(step(2, 100), step(0.5, 101), step(1, 101))).toEqual([100])
  })

  test('WETEN-2 a word learnt by heart is chosen before a word spelt by a rule, if both were right once', () => {
    const right = { difficulty: 2.1 }
    const byHeart = word(1, { ...right, strategy: 'weet' })
    const byRule = word(2, { ...right, stability: 1 })
    expect(idsOf(drawMix([byRule, byHeart], [], 1, now))).toEqual([1])
    const missed = word(3, { strategy: 'regel' })
    expect(new Set(idsOf(drawMix([byHeart, missed, byRule], [], 2, now)))).toEqual(new Set([1, 3]))
  })

  test('the organisation’s memory parameters decide which word is first', () => {
    const right = { difficulty: 2.1, stability: 2 }
    const byRule = word(1, { ...right, strategy: 'regel', last_review: now - 40 * day })
    const byHeart = word(2, { ...right, strategy: 'weet', last_review: now - 2 * day })
    const decayAt = (decay: number) => [...defaultMemoryParameters.slice(0, 20), decay]
    const firstOf = (parameters: readonly number[]) =>
      idsOf(drawMix([byRule, byHeart], [], 1, now, { parameters }))
    expect(firstOf(decayAt(0.1))).toEqual([2])
    expect(firstOf(decayAt(0.8))).toEqual([1])
  })

  test('spreading keeps all words and separates equal categories wherever possible', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ category: fc.constantFrom('a', 'b', 'c') }), { maxLength: 20 }),
        (words) => {
          const spread = spreadCategories(words)
          expect(spread).toHaveLength(words.length)
          const max = Math.max(
            0,
            ...['a', 'b', 'c'].map((name) => words.filter(({ category }) => category === name).length),
          )
          const pairs = spread.filter(({ category }, at) => category === spread[at - 1]?.category).length
          expect(pairs).toBe(Math.max(0, 2 * max - 1 - words.length))
        },
      ),
    )
  })
})
