import { expect, test } from 'vitest'
import { createSeededRandom } from '../words/random.ts'
import { type ComparableAnswer, defaultEaseOfBlocks, fitEaseOfBlocks } from './ease.ts'

/** Simulates children whose skill differs by category and grows. Each way has six to eight words a month. */
function answersOf(children: number, ease: number, seed: number): ComparableAnswer[] {
  const random = createSeededRandom(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Array.from({ length: children }, (_, student_id) =>
    ['kort', 'lang', 'sch'].flatMap((category) => {
      const skill = 1 + normal()
      return Array.from({ length: 14 }, (_answer, at) => {
        const isInBlocks = at % 2 === 0
        const logit = skill + 0.02 * at - 0.6 * normal() + (isInBlocks ? ease : 0)
        return { student_id, category, at, isInBlocks, is_right: random() < 1 / (1 + Math.exp(-logit)) }
      })
    }),
  ).flat()
}

test.each([0, 0.4, 0.9])('an ease of %d is recovered from the answers of a school', (ease) => {
  const found = [1, 2, 3, 4].map((seed) => fitEaseOfBlocks(answersOf(300, ease, seed)))
  const mean = found.reduce((sum, each) => sum + each, 0) / found.length
  // Differences between words flatten the pooled odds.
  expect(Math.abs(mean - ease)).toBeLessThan(0.12)
})

test('the default hardly changes after few answers', () => {
  expect(fitEaseOfBlocks([])).toBe(defaultEaseOfBlocks)
  expect(Math.abs(fitEaseOfBlocks(answersOf(2, 0.9, 5)) - defaultEaseOfBlocks)).toBeLessThan(0.15)
})

test('children who practised in only one of the two ways are ignored', () => {
  const inBlocks = answersOf(200, 0.9, 6).filter(
    ({ isInBlocks, student_id }) => isInBlocks === (student_id % 2 === 0),
  )
  expect(fitEaseOfBlocks(inBlocks)).toBe(defaultEaseOfBlocks)
})
