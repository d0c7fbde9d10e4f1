import { describe, expect, test } from 'vitest'
import { createSeededRandom } from '../words/random.ts'
import { estimateTopic, type TopicEstimate } from './estimate-topic.ts'
import { computeMeasuredChange, computeSmallestChange } from './measured-change.ts'

const numWords = 16
const estimates: readonly TopicEstimate[] = Array.from({ length: numWords + 1 }, (_, right) =>
  estimateTopic(Array.from({ length: numWords }, (_word, at) => ({ difficulty: 0, is_right: at < right }))),
)
const estimateOf = (right: number): TopicEstimate => estimates[right] ?? estimateTopic([])

test.each([0.3, 0.5, 0.7, 0.9])(
  'WEET-16 a child with a constant chance of %f is reported as changed in at most one in twenty over three measures',
  (chance) => {
    const random = createSeededRandom(5)
    const measure = () =>
      estimateOf(Array.from({ length: numWords }, random).filter((value) => value < chance).length)
    let told = 0
    for (let child = 0; child < 4000; child++) {
      const [start, interim, end] = [measure(), measure(), measure()]
      const changes = [
        computeMeasuredChange([{ before: start, after: interim }]),
        computeMeasuredChange([{ before: interim, after: end }]),
      ]
      told += Number(changes.some((change) => change !== null))
    }
    expect(told / 4000).toBeLessThanOrEqual(0.05)
  },
)

describe('WETEN-4 the smallest visible change between measures', () => {
  test.each([4, 8])('is the first that is reported, after %d of 16 right', (right) => {
    const before = estimateOf(right)
    const first = estimates.findIndex((after) => computeMeasuredChange([{ before, after }]) === 'forward')
    const smallest = computeSmallestChange({ before, after: before })
    expect(Math.abs((100 * (first - right)) / numWords - smallest)).toBeLessThanOrEqual(10)
  })

  test('is a fall if fewer words were right, and it is larger than the observed change', () => {
    const [before, after] = [estimateOf(15), estimateOf(11)]
    expect(computeMeasuredChange([{ before, after }])).toBeNull()
    expect(computeSmallestChange({ before, after })).toBeGreaterThan((100 * (15 - 11)) / numWords)
  })

  test('the error decreases if the number of words increases', () => {
    const answers = Array.from({ length: 48 }, (_, at) => ({ difficulty: 0, is_right: at % 2 === 0 }))
    const [few, many] = [estimateTopic(answers.slice(0, 8)), estimateTopic(answers)]
    expect(computeSmallestChange({ before: many, after: many })).toBeLessThan(
      computeSmallestChange({ before: few, after: few }),
    )
  })
})
