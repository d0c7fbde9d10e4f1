import { pronounce } from '@letterliaan/dutch'
import { expect, test } from 'vitest'
import { createTextUtterance, createWordUtterance } from './utterance.ts'

test('a text with a tone is spoken so much slower or quicker that it lasts as asked once it is played higher', () => {
  const plain = createTextUtterance('Hallo allemaal.')
  const high = createTextUtterance('Hallo allemaal.', { pitch: 1.25, speed: 1 })
  expect(high.pitch).toBe(1.25)
  expect(high.question.rate * 1.25).toBeCloseTo(plain.question.rate, 0)
})

test('a text without one is what it was, so that sounds that were made stay good', () => {
  expect(Object.keys(createTextUtterance('Hallo.'))).toEqual(['question'])
})

test('words fall by different ranges, each word always by the same', () => {
  const rangesOf = () =>
    ['vis', 'fis', 'maan', 'man', 'boom', 'bom'].map(
      (word) => createWordUtterance(pronounce(word).groups).question.range,
    )
  expect(new Set(rangesOf()).size).toBeGreaterThan(3)
  expect(rangesOf()).toEqual(rangesOf())
})
