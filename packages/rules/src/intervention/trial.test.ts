import { array, assert, double, nat, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSeededRandom } from '../words/random.ts'
import { drawTrial, judgeTrial, trialPairs, listWordsOfSet } from './trial.ts'

const wordsOf = (difficulties: readonly number[]) =>
  difficulties.map((difficulty, id) => ({ id, difficulty }))

describe('a trial of two ways of practice', () => {
  test('practises every word in one way only, in two equal halves', () => {
    const difficulties = array(double({ min: -3, max: 3, noNaN: true }), { maxLength: 60 })
    assert(
      property(difficulties, nat(), (list, seed) => {
        const { rule, sight } = drawTrial(wordsOf(list), seed) ?? { rule: [], sight: [] }
        const pairs = Math.min(trialPairs.max, Math.floor(list.length / 2))
        expect(rule).toHaveLength(pairs < trialPairs.min ? 0 : pairs)
        expect(rule).toHaveLength(sight.length)
        expect(new Set([...rule, ...sight].map(({ id }) => id)).size).toBe(2 * rule.length)
      }),
    )
  })

  test('decides at random in which way a word is practised', () => {
    const words = wordsOf(Array.from({ length: 24 }, (_, at) => at / 10))
    const byRule = Array.from({ length: 400 }, (_, seed) => drawTrial(words, seed * 7919)?.rule ?? [])
    for (const { id } of words) {
      const share = byRule.filter((half) => half.some((word) => word.id === id)).length / byRule.length
      expect(share).toBeGreaterThan(0.4)
      expect(share).toBeLessThan(0.6)
    }
  })

  test('practises words in rotation, so that their numbers of sets differ by one at most', () => {
    const half = Array.from({ length: 11 }, (_, at) => at)
    const counts = new Map<number, number>()
    for (let sets = 0; sets < 22; sets++)
      for (const word of listWordsOfSet(half, sets)) counts.set(word, (counts.get(word) ?? 0) + 1)
    expect([...counts.values()]).toEqual(half.map(() => 12))
  })

  /** Simulates a trial. Practice by rule adds `gain` logits to a child's skill. */
  const shareOfVerdicts = (children: number, gain: number, verdict: string): number => {
    const random = createSeededRandom(children * 100 + gain * 10)
    const rounds = 600
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    const said = Array.from(
      { length: rounds },
      (_, round) =>
        judgeTrial(
          Array.from({ length: children }, (_each, child) => {
            const skill = 0.5 + normal()
            const words = Array.from({ length: 24 }, (_word, id) => ({ id, difficulty: normal() }))
            const halves = drawTrial(words, round * 1000 + child) ?? { rule: [], sight: [] }
            const tally = (half: typeof words, plus: number) => ({
              words: half.length,
              right: half.filter(({ difficulty }) => random() < 1 / (1 + Math.exp(difficulty - skill - plus)))
                .length,
            })
            return { rule: tally([...halves.rule], gain), sight: tally([...halves.sight], 0) }
          }),
        ).verdict,
    )
    return said.filter((each) => each === verdict).length / rounds
  }

  test.each([1, 4, 12])(
    'calls two equal ways different in at most 5% of trials with %i children',
    (children) => {
      const wrong = shareOfVerdicts(children, 0, 'rule') + shareOfVerdicts(children, 0, 'sight')
      expect(wrong).toBeLessThanOrEqual(0.05)
    },
  )

  test('finds the clearly better way in a group of twelve, and never reports it as worse', () => {
    expect(shareOfVerdicts(12, 1, 'rule')).toBeGreaterThan(0.8)
    expect(shareOfVerdicts(12, 1, 'sight')).toBe(0)
  })

  test('pairs words of nearly equal difficulty', () => {
    const words = wordsOf(Array.from({ length: 24 }, (_, at) => at))
    const { rule, sight } = drawTrial(words, 7) ?? { rule: [], sight: [] }
    rule.forEach((word, at) => expect(Math.abs(word.difficulty - (sight[at]?.difficulty ?? 0))).toBe(1))
  })

  test('gives a verdict only if all took the dictation or the trial ended, and if there are enough words', () => {
    const clear = { rule: { right: 12, words: 12 }, sight: { right: 0, words: 12 } }
    expect(judgeTrial([null]).verdict).toBe('waits')
    expect(judgeTrial([null], true).verdict).toBe('waits')
    expect(judgeTrial([clear, null]).verdict).toBe('waits')
    expect(judgeTrial([clear, null], true).verdict).toBe('rule')
    expect(judgeTrial([clear]).verdict).toBe('rule')
    expect(judgeTrial([{ rule: { right: 8, words: 8 }, sight: { right: 0, words: 8 } }]).verdict).toBe(
      'too_few',
    )
  })
})
