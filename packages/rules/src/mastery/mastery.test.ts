import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSeededRandom } from '../words/random.ts'
import { newMastery, updateMastery, type MasteryEvidence } from './index.ts'

const day = 86_400
const passed = 1_760_000_000

const answer = (onDay: number, is_right: boolean, isNew = true): MasteryEvidence => ({
  at: passed + onDay * day,
  is_right,
  last_practised_at: isNew ? null : passed + (onDay - 20) * day,
  chance_of_new: 0.9,
})

const answers = (count: number, is_right: boolean, isNew = true, from = 3): MasteryEvidence[] =>
  Array.from({ length: count }, (_, at) => answer(from + at, is_right, isNew))

const foldMastery = (evidence: readonly MasteryEvidence[], passed_at: number) =>
  evidence.reduce((mastery, turn) => updateMastery(mastery, turn, passed_at), newMastery)

interface Child {
  readonly chanceNew: number
  readonly chancePractised: number
  readonly shareNew: number
}

/** Simulates the share of children that reach 'Beheerst' in a year, and the median number of answers. */
function year(child: Child, numAnswers: number, seed = 1): { share: number; median: number } {
  const random = createSeededRandom(seed)
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
    { chanceNew: 0.6, chancePractised: 0.6, shareNew: 0 },
    { chanceNew: 0.5, chancePractised: 0.7, shareNew: 0.1 },
  ])(
    'a child with the chances %o reaches Beheerst in at most 5% of years, with forty answers or two hundred',
    (child) => {
      for (const numAnswers of [40, 80, 200]) expect(year(child, numAnswers).share).toBeLessThanOrEqual(0.05)
    },
  )

  test.each([0, 0.1, 1])(
    'a child with a chance of .95 reaches Beheerst within twenty answers, with a share of %f new words',
    (shareNew) => {
      const { share, median } = year({ chanceNew: 0.95, chancePractised: 0.95, shareNew }, 40)
      expect(share).toBeGreaterThan(0.9)
      expect(median).toBeLessThanOrEqual(20)
    },
  )

  test('a child that remembers practised words does not reach Beheerst if new words are wrong', () => {
    const remembered = answers(40, true, false)
    expect(foldMastery(remembered, passed).mastered_at).not.toBeNull()
    const guessed = remembered.map((each) => Object.assign(each, { chance_of_new: 0.7 }))
    expect(foldMastery(guessed, passed).mastered_at).toBeNull()
  })

  test('answers within three days of passing or ten days of practising the word do not count', () => {
    expect(foldMastery(answers(3, true, true, 0), passed)).toEqual(newMastery)
    const daysLater = { ...answer(19, true), last_practised_at: passed + 10 * day }
    expect(
      foldMastery(
        Array.from({ length: 20 }, () => daysLater),
        passed,
      ),
    ).toEqual(newMastery)
  })

  test('Beheerst needs more than one day', () => {
    expect(
      foldMastery(
        Array.from({ length: 30 }, () => answer(5, true)),
        passed,
      ).mastered_at,
    ).toBeNull()
  })

  test('Beheerst is lost after several errors but not after one, and can be regained', () => {
    const mastered = answers(12, true)
    expect(foldMastery(mastered, passed).mastered_at).not.toBeNull()
    const slip = [...mastered, answer(30, false)]
    expect(foldMastery(slip, passed).mastered_at).not.toBeNull()
    const forgot = [...mastered, ...answers(5, false, true, 30)]
    expect(foldMastery(forgot, passed)).toMatchObject({ mastered_at: null })
    const again = foldMastery([...forgot, ...answers(25, true, true, 60)], passed)
    expect(again).toMatchObject({ faded_at: null })
    expect(again.mastered_at).toBeGreaterThan(passed + 60 * day)
  })

  test('the score is finite for any times in any order', () => {
    const time = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(Number.NaN, Infinity, -1, passed * 1000))
    const turn = fc.record({
      at: time,
      is_right: fc.boolean(),
      last_practised_at: fc.option(time),
      chance_of_new: fc.oneof(fc.double({ min: 0, max: 1 }), fc.constant(Number.NaN)),
    })
    fc.assert(
      fc.property(fc.array(turn), (turns) => {
        const mastery = foldMastery(turns, passed)
        expect(JSON.parse(JSON.stringify(mastery))).toEqual(mastery)
        expect(foldMastery(turns, passed)).toEqual(mastery)
      }),
    )
  })
})
