import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adviseTopics, type TopicResult } from './advise-topics.ts'
import { drawMeasureWords, type MeasureDraw } from './draw-measure.ts'
import { chooseMeasureBand, estimateTopic } from './estimate-topic.ts'

interface Drawn {
  readonly word: string
  readonly topic: number
  readonly step: number
}

const anyTopics = fc
  .array(fc.array(fc.nat(12), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 7 })
  .map((topics) =>
    topics.map((steps, topic) =>
      steps.map((words, step) =>
        Array.from({ length: words }, (_, at): Drawn => ({ word: `${topic}-${step}-${at}`, topic, step })),
      ),
    ),
  )

const draw = (
  topics: MeasureDraw<Drawn>['topics'],
  seed: number,
  { asked = new Set<string>(), taken = new Set<string>() } = {},
): Drawn[] =>
  drawMeasureWords({ topics, wasAsked: ({ word }) => asked.has(word), taken, difficultyOf: () => 0 }, seed)

describe('MEET-1 the words of a part of a measure', () => {
  test('have 24 words per topic or all there are, without duplicates, evenly from its steps', () => {
    fc.assert(
      fc.property(anyTopics, fc.nat(), (topics, seed) => {
        const drawn = draw(topics, seed)
        expect(new Set(drawn.map(({ word }) => word)).size).toBe(drawn.length)
        for (const [topic, steps] of topics.entries()) {
          const own = drawn.filter((word) => word.topic === topic)
          expect(own).toHaveLength(Math.min(24, steps.flat().length))
          for (const [step, words] of steps.entries()) {
            const count = own.filter((word) => word.step === step).length
            expect(count).toBeGreaterThanOrEqual(Math.min(words.length, Math.floor(24 / steps.length) - 3))
          }
        }
      }),
    )
  })

  test('depend on the seed, except the three anchors of a topic, which are always first', () => {
    const topics = [[stepOf(0, 40)], [stepOf(1, 40)]]
    expect(draw(topics, 7)).toEqual(draw(topics, 7))
    expect(draw(topics, 7)).not.toEqual(draw(topics, 8))
    const anchorsOf = (drawn: Drawn[], topic: number) =>
      drawn.filter((word) => word.topic === topic).slice(0, 3)
    for (const topic of [0, 1]) {
      expect(anchorsOf(draw(topics, 7), topic)).toEqual(anchorsOf(draw(topics, 8), topic))
    }
  })

  test('repeat words of earlier measures only if they are anchors or no others exist, and never words of another part', () => {
    fc.assert(
      fc.property(anyTopics, fc.nat(), fc.nat(), (topics, seed, other) => {
        const asked = new Set(draw(topics, other).map(({ word }) => word))
        const again = draw(topics, seed, { asked })
        for (const topic of topics.keys()) {
          const own = again.filter((word) => word.topic === topic)
          const repeated = own.slice(3).filter(({ word }) => asked.has(word))
          expect(repeated.length === 0 || own.length <= 16).toBe(true)
        }
        expect(draw(topics, seed, { taken: asked }).some(({ word }) => asked.has(word))).toBe(false)
      }),
    )
  })

  test('have no text twice, even if two steps teach it', () => {
    const twice = [{ word: 'vis', topic: 0, step: 0 }]
    expect(draw([[twice, twice], [twice]], 1)).toHaveLength(1)
  })
})

const stepOf = (topic: number, words: number): Drawn[] =>
  Array.from({ length: words }, (_, at) => ({ word: `${topic}-${at}`, topic, step: 0 }))

const toResult = (right: number, words: number): TopicResult => {
  const answers = Array.from({ length: words }, (_, at) => ({ difficulty: 0, is_right: at < right }))
  return { right, words, band: chooseMeasureBand(words, estimateTopic(answers)) }
}

describe('MEET-2 proposals of a measure', () => {
  test.each([
    ['10/10', 'waive'],
    ['6/6', 'repeat'],
    ['3/3', 'repeat'],
    ['4/5', 'repeat'],
    ['2/4', 'repeat'],
    ['2/5', 'begin'],
    ['0/3', 'begin'],
    ['2/2', 'too_few'],
    ['0/2', 'too_few'],
    ['0/0', 'too_few'],
    ['1/4 0/5', 'begin later'],
    ['12/12 1/2 4/5 0/4 3/3 1/4', 'waive too_few repeat begin repeat later'],
  ])('%s: %s', (results, advice) => {
    const topics = results.split(' ').map((result) => {
      const [right = 0, words = 0] = result.split('/').map(Number)
      return toResult(right, words)
    })
    expect(adviseTopics(topics)).toEqual(advice.split(' '))
  })

  test('one more right word never worsens the advice, and at most one topic is the start', () => {
    const anyResult = fc
      .tuple(fc.nat(14), fc.nat(14))
      .map(([a, b]) => toResult(Math.min(a, b), Math.max(a, b)))
    const order = ['too_few', 'later', 'begin', 'repeat', 'waive']
    fc.assert(
      fc.property(fc.array(anyResult, { minLength: 1 }), fc.nat(), (topics, at) => {
        const before = adviseTopics(topics)
        expect(before.filter((advice) => advice === 'begin').length).toBeLessThanOrEqual(1)
        const chosen = at % topics.length
        const better = topics.map((topic, index) =>
          index === chosen ? toResult(Math.min(topic.words, topic.right + 1), topic.words) : topic,
        )
        const rankOf = (all: readonly string[]) => order.indexOf(all[chosen] ?? '')
        expect(rankOf(adviseTopics(better))).toBeGreaterThanOrEqual(rankOf(before))
      }),
    )
  })
})
