import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLong } from '../../../../tools/testing/is-long.ts'
import { createSeededRandom } from '../words/random.ts'
import { chooseMeasureBand, estimateTopic } from './estimate-topic.ts'
import { computeMeasuredChange } from './measured-change.ts'
import { maxMeasureWords, planMeasure, type AskedItem, type MeasureItem } from './plan-measure.ts'

/** A pool of topics with three categories and difficulties like those of the curriculum. */
const poolOf = (topics: number, seed: number): MeasureItem[] => {
  const random = createSeededRandom(seed)
  return Array.from({ length: topics * 24 }, (_, at) => ({
    word: `${at}`,
    topic: `${Math.floor(at / 24)}`,
    category: `${at % 3}`,
    difficulty: 0.6 * (random() + random() - 1),
  }))
}

type IsRight = (item: MeasureItem) => boolean

/** Answers a measure as a child does: the next word is shown before the last answer is processed. */
function take(pool: readonly MeasureItem[], isRight: IsRight): AskedItem[] {
  const asked: AskedItem[] = []
  let [current, shown] = planMeasure(pool, [])
  while (current !== undefined) {
    asked.push({ ...current, is_right: isRight(current) })
    ;[current, shown] = planMeasure(pool, asked, shown ?? null)
  }
  return asked
}

/** Simulates a child with a constant chance on an average word. */
const childOf = (chance: number, random: () => number): IsRight => {
  const logit = Math.log(chance / (1 - chance))
  return ({ difficulty }) => random() < 1 / (1 + Math.exp(difficulty - logit))
}

const topicsOf = (asked: readonly AskedItem[]) => [...Map.groupBy(asked, ({ topic }) => topic).values()]

describe('WEET-15 the words of a measure', () => {
  test('depend only on pool and answers, contain no duplicates, and do not exceed the maximum of a world', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.nat(),
        fc.double({ min: 0.05, max: 0.95 }),
        (topics, seed, chance) => {
          const pool = poolOf(topics, seed)
          const asked = take(pool, childOf(chance, createSeededRandom(seed)))
          expect(new Set(asked.map(({ word }) => word)).size).toBe(asked.length)
          expect(asked.length).toBeLessThanOrEqual(maxMeasureWords)
          const again = new Map(asked.map(({ word, is_right }) => [word, is_right]))
          expect(take(pool, ({ word }) => again.get(word) === true)).toEqual(asked)
        },
      ),
      { numRuns: 15 },
    )
  })

  test('end after the announced last word, whatever its answer is', () => {
    const reopened: string[] = []
    for (let seed = 0; seed < (isLong ? 60 : 15); seed++) {
      const pool = poolOf(3, seed)
      const isRight = childOf(0.85, createSeededRandom(seed))
      const asked: AskedItem[] = []
      let [current, shown] = planMeasure(pool, [])
      while (current !== undefined) {
        const isLast = shown === undefined
        asked.push({ ...current, is_right: isRight(current) })
        const plan = planMeasure(pool, asked, shown ?? null)
        if (isLast) reopened.push(...plan.map(({ word }) => word))
        ;[current, shown] = plan
      }
    }
    expect(reopened).toEqual([])
  })

  test('start with the same anchors in each measure, whatever the answers are', () => {
    const pool = poolOf(3, 1)
    for (const answer of [true, false]) {
      const words = take(pool, () => answer).map(({ word }) => word)
      for (const anchor of ['0', '1', '2', '24', '25', '26', '48', '49', '50'])
        expect(words).toContain(anchor)
    }
  })

  test('become harder after right answers, and cover each category', () => {
    const pool = poolOf(1, 3)
    const meanOf = (asked: readonly AskedItem[]) => {
      const chosen = asked.slice(3)
      return chosen.reduce((sum, { difficulty }) => sum + difficulty, 0) / chosen.length
    }
    const [good, weak] = [take(pool, () => true), take(pool, ({ word }) => Number(word) % 2 === 0)]
    expect(meanOf(good)).toBeGreaterThan(meanOf(weak) + 0.1)
    const counts = [...Map.groupBy(weak, ({ category }) => category).values()].map(({ length }) => length)
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
  })

  test('end once the result is certain, so a child with only errors gets few words', () => {
    const asked = take(poolOf(6, 2), () => false)
    expect(asked.length).toBeLessThanOrEqual(6 * 4)
    const all = take(poolOf(3, 2), () => true)
    expect(all.length).toBeLessThanOrEqual(3 * 11)
  })
})

test('WEET-15 the topic nearest to a certain result is asked first when few words are left', () => {
  const asked = take(poolOf(6, 4), ({ topic, word }) => topic === '5' || Number(word) % 3 > 0)
  const bands = topicsOf(asked).map((ofTopic) => chooseMeasureBand(ofTopic.length, estimateTopic(ofTopic)))
  expect(bands).toEqual(['almost', 'almost', 'almost', 'almost', 'almost', 'known'])
})

describe('WEET-15 skipping', () => {
  test.each([
    [5, 5, 'unknown'],
    [6, 6, 'almost'],
    [9, 9, 'almost'],
    [10, 10, 'known'],
    [15, 15, 'known'],
    [15, 16, 'known'],
    [12, 15, 'almost'],
    [0, 2, 'unknown'],
    [0, 3, 'not_yet'],
    [2, 6, 'not_yet'],
  ])('%i of %i: %s', (right, words, band) => {
    const answers = Array.from({ length: words }, (_, at) => ({ difficulty: 0, is_right: at < right }))
    expect(chooseMeasureBand(words, estimateTopic(answers))).toBe(band)
  })

  const shareSkipped = (chance: number): number => {
    const random = createSeededRandom(20_261_122)
    const topics = Array.from({ length: isLong ? 150 : 40 }, (_, at) =>
      topicsOf(take(poolOf(3, at), childOf(chance, random))),
    ).flat()
    const skipped = topics.filter(
      (asked) => chooseMeasureBand(asked.length, estimateTopic(asked)) === 'known',
    )
    for (const asked of skipped) expect(asked.length).toBeGreaterThanOrEqual(6)
    return skipped.length / topics.length
  }

  test('a child with a chance of .7 may skip a topic in less than 5%', () => {
    expect(shareSkipped(0.7)).toBeLessThan(0.05)
  })

  test('a child with a chance of .9 may skip a third of the topics, and one with .97 nearly all', () => {
    expect(shareSkipped(0.9)).toBeGreaterThan(0.33)
    expect(shareSkipped(0.97)).toBeGreaterThan(0.8)
  })
})

describe('WEET-16 change between two measures', () => {
  /** Simulates how often a change is reported for a topic and for the whole world. */
  function toldOf(before: number, after: number) {
    const random = createSeededRandom(7)
    const told = { topics: 0, ofTopics: 0, worlds: 0, ofWorlds: 0 }
    for (let at = 0; at < (isLong ? 120 : 40); at++) {
      const pairs = [before, after].map((chance) =>
        topicsOf(take(poolOf(3, at), childOf(chance, random))).map(estimateTopic),
      )
      const [first = [], last = []] = pairs
      const both = first.flatMap((estimate, topic) => {
        const later = last[topic]
        return later === undefined ? [] : [{ before: estimate, after: later }]
      })
      told.ofTopics += both.length
      told.topics += both.filter((pair) => computeMeasuredChange([pair]) !== null).length
      told.ofWorlds += 1
      told.worlds += Number(computeMeasuredChange(both) !== null)
    }
    return { topics: told.topics / told.ofTopics, worlds: told.worlds / told.ofWorlds }
  }

  test.each([0.3, 0.5, 0.7, 0.9])(
    'a child with a constant chance of %d is reported as changed in at most one in twenty',
    (chance) => {
      const { topics, worlds } = toldOf(chance, chance)
      expect(topics).toBeLessThanOrEqual(0.05)
      expect(worlds).toBeLessThanOrEqual(0.05)
    },
  )

  test('a change from .5 to .85 is reported for the world in 70% of the cases', () => {
    expect(toldOf(0.5, 0.85).worlds).toBeGreaterThanOrEqual(0.7)
  })
})
