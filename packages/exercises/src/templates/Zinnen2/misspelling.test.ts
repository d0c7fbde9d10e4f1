import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeEditDistance, findMisspelling, findFinishedWord, isMisspelling } from './misspelling.ts'

test.each([
  ['', '', 0],
  ['vis', 'vis', 0],
  ['vis', 'fis', 1],
  ['vis', 'viss', 1],
  ['vis', 'is', 1],
  ['klein', 'klijn', 2],
  ['', 'vis', 3],
  ['kikker', 'kiker', 1],
])('the distance from %j to %j is %i', (from, to, distance) => {
  expect(computeEditDistance(from, to)).toBe(distance)
  expect(computeEditDistance(to, from)).toBe(distance)
})

test('the distance is at most the length of the longer word and satisfies the triangle inequality', () => {
  const word = fc.string({ maxLength: 8 })
  fc.assert(
    fc.property(word, word, word, (a, b, c) => {
      expect(computeEditDistance(a, b)).toBeLessThanOrEqual(
        Math.max(Array.from(a).length, Array.from(b).length),
      )
      expect(computeEditDistance(a, c)).toBeLessThanOrEqual(
        computeEditDistance(a, b) + computeEditDistance(b, c),
      )
    }),
  )
})

const vis = { word: 'vis', sentence: 'De vis is in het water.' }
const klein = { word: 'klein', sentence: 'Mijn zus is nog klein.' }

test.each([
  [vis, 'fis', true],
  [vis, 'viss', true],
  [vis, 'Vist', true],
  [vis, 'vis', false],
  [vis, 'VIS', false],
  [vis, 'is', false],
  [vis, 'water', false],
  [vis, 'watter', false],
  [vis, 'hond', false],
  [vis, '', false],
  [vis, 'een fis', false],
  [klein, 'klijn', true],
  [klein, 'kleijn', true],
  [klein, 'mein', false],
  [klein, 'x'.repeat(5000), false],
  [{ word: "foto's", sentence: "Ik zie foto's." }, 'fotos', true],
  [{ word: "'s nachts", sentence: "'s Nachts slaap ik." }, 'nacht', false],
  [{ word: '', sentence: '' }, 'a', false],
])('in the sentence of %j the text %s is a misspelling: %s', (word, written, is) => {
  expect(isMisspelling(word, written)).toBe(is)
})

test.each([
  ['De fis is in het water', { attempt: 'fis', at: 1 }],
  ['De vis is in het water', null],
  ['', null],
])('in %j the marked misspellings are right', (text, expected) => {
  expect(findMisspelling(vis, text)).toEqual(expected)
})

test.each([
  ['De fis', 'De fis ', 'fis'],
  ['De fis', 'De fis.', 'fis'],
  ['De', 'De fis, ', 'fis'],
  ['De fis', 'De fisj', null],
  ['De fis ', 'De fis', null],
  ['De fis zwemt ', 'De is zwemt ', null],
  ['', ' ', null],
  ['foto', 'foto’', null],
])('continuing from %j to %j finishes %j', (before, after, word) => {
  expect(findFinishedWord(before, after)).toBe(word)
})
