import { pronounce } from '@letterliaan/dutch'
import { expect, test } from 'vitest'
import { createTextUtterance, createWordUtterance } from './utterance.ts'

test('a text with a tone is spoken at a speed that is right after its pitch is raised', () => {
  const plain = createTextUtterance('Hallo allemaal.')
  const high = createTextUtterance('Hallo allemaal.', { pitch: 1.25, speed: 1 })
  expect(high.pitch).toBe(1.25)
  expect(high.question.rate * 1.25).toBeCloseTo(plain.question.rate, 0)
})

test('a text without a tone is unchanged, so that stored sounds stay valid', () => {
  expect(Object.keys(createTextUtterance('Hallo.'))).toEqual(['question'])
})

test('words have different falls in pitch, but the same word always has the same fall', () => {
  const rangesOf = () =>
    ['vis', 'fis', 'maan', 'man', 'boom', 'bom'].map(
      (word) => createWordUtterance(pronounce(word).groups).question.range,
    )
  expect(new Set(rangesOf()).size).toBeGreaterThan(3)
  expect(rangesOf()).toEqual(rangesOf())
})
