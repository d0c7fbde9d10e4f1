import { expect, test } from 'vitest'
import { textUtterance } from './utterance.ts'

test('a text with a tone is spoken so much slower or quicker that it lasts as asked once it is played higher', () => {
  const plain = textUtterance('Hallo allemaal.')
  const high = textUtterance('Hallo allemaal.', { pitch: 1.25, speed: 1 })
  expect(high.pitch).toBe(1.25)
  expect(high.question.rate * 1.25).toBeCloseTo(plain.question.rate, 0)
})

test('a text without one is what it was, so that sounds that were made stay good', () => {
  expect(Object.keys(textUtterance('Hallo.'))).toEqual(['question'])
})
