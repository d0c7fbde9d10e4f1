import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../words/random.ts'
import { masteryOf, newMastery, updateMastery } from './index.ts'
import type { Mastery, MasteryEvidence } from './index.ts'

const day = 86_400
const passed = 1_760_000_000

const answer = (onDay: number, is_right: boolean, isNew = true): MasteryEvidence => ({
  word_id: onDay,
  at: passed + onDay * day,
  is_right,
  last_practised_at: isNew ? null : passed + (onDay - 20) * day,
})

const answers = (count: number, is_right: boolean, isNew = true, from = 3): MasteryEvidence[] =>
  Array.from({ length: count }, (_, at) => answer(from + at, is_right, isNew))

interface Child {
  readonly chanceNew: number
  readonly chancePractised: number
  /** Of the words that are asked. */
  readonly shareNew: number
}

/** The share of children that ever get 'Beheerst' in a year of answers, and how many answers that takes half of them. */
function year(child: Child, numAnswers: number, seed = 1): { share: number; median: number } {
  const random = seededRandom(seed)
  const taken: number[] = []
  for (let one = 0; one < 1000; one++) {
    let mastery = newMastery
    for (let at = 0; at < numAnswers && mastery.mastered_at === null; at++) {
      const isNew = random() < child.shareNew
      const is_right = random() < (isNew ? child.chanceNew : child.chancePractised)
      mastery = updateMastery(mastery, answer(3 + (at * 280) / numAnswers, is_right, isNew), passed)
      if (mastery.mastered_at !== null) taken.push(at + 1)
    }
  }
  return {
    share: taken.length / 1000,
    median: taken.toSorted((a, b) => a - b)[taken.length >> 1] ?? Infinity,
  }
}

describe('WEET-9 Beheerst', () => {
  test.each([
    { chanceNew: 0.6, chancePractised: 0.6, shareNew: 1 },
    { chanceNew: 0.6, chancePractised: 0.6, shareNew: 0.5 },
    { chanceNew: 0.6, chancePractised: 0.95, shareNew: 0.5 },
    { chanceNew: 0.6, chancePractised: 0.95, shareNew: 0.3 },
    { chanceNew: 0.3, chancePractised: 0.99, shareNew: 0.5 },
  ])('a child that knows %o gets it in at most 10% of years, with forty answers or two hundred', (child) => {
    for (const numAnswers of [40, 80, 200]) expect(year(child, numAnswers).share).toBeLessThanOrEqual(0.1)
  })

  test('a child at .9 gets it soon, one at .95 sooner', () => {
    const good = year({ chanceNew: 0.9, chancePractised: 0.95, shareNew: 0.5 }, 80)
    expect(good.share).toBeGreaterThan(0.85)
    expect(good.median).toBeLessThanOrEqual(30)
    expect(year({ chanceNew: 0.95, chancePractised: 0.97, shareNew: 1 }, 40).median).toBeLessThanOrEqual(12)
  })

  test('nothing counts in the first three days after passing, nor within a day of practising the word', () => {
    expect(masteryOf(answers(3, true, true, 0), passed)).toEqual(newMastery)
    const minutesLater = { ...answer(9, true), last_practised_at: passed + 9 * day - 600 }
    expect(
      masteryOf(
        Array.from({ length: 20 }, () => minutesLater),
        passed,
      ),
    ).toEqual(newMastery)
  })

  test('it is not given on one day, and not by practised words', () => {
    expect(
      masteryOf(
        Array.from({ length: 30 }, () => answer(5, true)),
        passed,
      ).mastered_at,
    ).toBeNull()
    expect(masteryOf(answers(60, true, false), passed).mastered_at).toBeNull()
  })

  test('half of the words that gave it were never practised', () => {
    const child = fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 20, maxLength: 80 })
    fc.assert(
      fc.property(child, (turns) => {
        let mastery: Mastery = newMastery
        for (const [at, [is_right, isNew]] of turns.entries()) {
          mastery = updateMastery(mastery, answer(3 + at, is_right, isNew), passed)
          if (mastery.mastered_at !== null) break
        }
        expect(mastery.num_practised).toBeLessThanOrEqual(mastery.num_new)
      }),
    )
  })

  test('it fades when later answers say so, not by one slip, and can be had again', () => {
    const mastered = answers(12, true)
    expect(masteryOf(mastered, passed).mastered_at).not.toBeNull()
    const slip = [...mastered, answer(30, false)]
    expect(masteryOf(slip, passed).mastered_at).not.toBeNull()
    const forgot = [...mastered, ...answers(5, false, true, 30)]
    expect(masteryOf(forgot, passed)).toMatchObject({ mastered_at: null, faded_at: passed + 33 * day })
    const again = masteryOf([...forgot, ...answers(25, true, true, 60)], passed)
    expect(again).toMatchObject({ faded_at: null })
    expect(again.mastered_at).toBeGreaterThan(passed + 60 * day)
  })

  test('bad data never crashes: any times in any order leave plain numbers', () => {
    const time = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(Number.NaN, Infinity, -1, passed * 1000))
    const turn = fc.record({
      word_id: fc.nat(),
      at: time,
      is_right: fc.boolean(),
      last_practised_at: fc.option(time),
    })
    fc.assert(
      fc.property(fc.array(turn), (turns) => {
        const mastery = masteryOf(turns, passed)
        expect(JSON.parse(JSON.stringify(mastery))).toEqual(mastery)
        expect(masteryOf(turns, passed)).toEqual(mastery)
      }),
    )
  })
})
