import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'
import { readGoldStandardWords } from '../fixtures/gold-words.ts'
import { findRulePlaces } from './rule-letters.ts'

test.each([
  ['geluk', 'be-ge-ver', [0, 1]],
  ['cactus', 'c=k', [0, 2]],
  ['bakker', 'kg-K', [1, 2, 3]],
  ['bomen', 'kg-L', [1]],
  ['hond', 'eind-d', [3]],
  ['trein', 'ei', [2, 3]],
])('the letters to find in %s for category %s are at %s', (word, category, places) => {
  expect(findRulePlaces(analyse(word), category)).toEqual(places)
})

test('a word has no letters to find only if its category has no letters of its own', () => {
  const without = readGoldStandardWords().filter(
    ({ word, category }) => findRulePlaces(analyse(word), category) === null,
  )
  const whole =
    'cluster samenstelling kg-M kg-T mv-bijz samenst-weg tussen-n tussen-s bnw ww-nu ww-toen engels'
  expect(new Set(without.map(({ category }) => category))).toEqual(new Set([...whole.split(' '), 'mix-leen']))
})
