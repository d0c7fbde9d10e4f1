import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adviseTopics } from './advise-topics.ts'
import { drawMeasureWords, type MeasureDraw } from './draw-measure.ts'

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
): Drawn[] => drawMeasureWords({ topics, count: 20, wasAsked: ({ word }) => asked.has(word), taken }, seed)

describe('MEET-1 the words of a part of a measure', () => {
  test('are 20 or all there are, none twice, evenly from the topics and from the steps of a topic', () => {
    fc.assert(
      fc.property(anyTopics, fc.nat(), (topics, seed) => {
        const drawn = draw(topics, seed)
        const all = topics.flat(2)
        expect(drawn).toHaveLength(Math.min(20, all.length))
        expect(new Set(drawn.map(({ word }) => word)).size).toBe(drawn.length)
        const ofTopic = topics.map((_, topic) => drawn.filter((word) => word.topic === topic))
        const maxOfTopic = Math.max(...ofTopic.map(({ length }) => length))
        for (const [topic, steps] of topics.entries()) {
          const own = ofTopic[topic] ?? []
          expect(own.length).toBeGreaterThanOrEqual(Math.min(steps.flat().length, maxOfTopic - 1))
          const counts = steps.map((_, step) => own.filter((word) => word.step === step).length)
          for (const [step, words] of steps.entries()) {
            expect(counts[step]).toBeGreaterThanOrEqual(Math.min(words.length, Math.max(...counts) - 1))
          }
        }
      }),
    )
  })

  test('are the same for a seed, others for another', () => {
    const topics = [[stepOf(0, 30)], [stepOf(1, 30)]]
    expect(draw(topics, 7)).toEqual(draw(topics, 7))
    expect(draw(topics, 7)).not.toEqual(draw(topics, 8))
  })

  test('are not those of earlier measures where their topic has others, and never those of another part', () => {
    fc.assert(
      fc.property(anyTopics, fc.nat(), fc.nat(), (topics, seed, other) => {
        const asked = new Set(draw(topics, other).map(({ word }) => word))
        const again = draw(topics, seed, { asked })
        for (const { word, topic } of again.filter((drawn) => asked.has(drawn.word))) {
          const fresh = (topics[topic] ?? []).flat().filter((candidate) => !asked.has(candidate.word))
          expect(again, word).toEqual(expect.arrayContaining(fresh))
        }
        expect(draw(topics, seed, { taken: asked }).some(({ word }) => asked.has(word))).toBe(false)
      }),
    )
  })

  test('have no text twice, though two steps teach it', () => {
    const twice = [{ word: 'vis', topic: 0, step: 0 }]
    expect(draw([[twice, twice], [twice]], 1)).toHaveLength(1)
  })
})

const stepOf = (topic: number, words: number): Drawn[] =>
  Array.from({ length: words }, (_, at) => ({ word: `${topic}-${at}`, topic, step: 0 }))

describe('MEET-2 what a measure proposes', () => {
  test.each([
    ['5/5', 'waive'],
    ['3/3', 'waive'],
    ['4/5', 'repeat'],
    ['2/4', 'repeat'],
    ['2/5', 'begin'],
    ['0/3', 'begin'],
    ['2/2', 'too_few'],
    ['0/2', 'too_few'],
    ['0/0', 'too_few'],
    ['1/4 0/5', 'begin later'],
    ['5/5 1/2 4/5 0/4 3/3 1/4', 'waive too_few repeat begin waive later'],
  ])('%s: %s', (results, advice) => {
    const topics = results.split(' ').map((result) => {
      const [right = 0, words = 0] = result.split('/').map(Number)
      return { right, words }
    })
    expect(adviseTopics(topics)).toEqual(advice.split(' '))
  })

  test('one more word right never makes it worse, and one place at maxOfTopic is where to begin', () => {
    const anyResult = fc
      .tuple(fc.nat(8), fc.nat(8))
      .map(([a, b]) => ({ right: Math.min(a, b), words: Math.max(a, b) }))
    const order = ['too_few', 'later', 'begin', 'repeat', 'waive']
    fc.assert(
      fc.property(fc.array(anyResult, { minLength: 1 }), fc.nat(), (topics, at) => {
        const before = adviseTopics(topics)
        expect(before.filter((advice) => advice === 'begin').length).toBeLessThanOrEqual(1)
        const chosen = at % topics.length
        const better = topics.map((topic, index) =>
          index === chosen ? { ...topic, right: Math.min(topic.words, topic.right + 1) } : topic,
        )
        const rankOf = (all: readonly string[]) => order.indexOf(all[chosen] ?? '')
        expect(rankOf(adviseTopics(better))).toBeGreaterThanOrEqual(rankOf(before))
      }),
    )
  })
})
