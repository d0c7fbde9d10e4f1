import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'
import { readGoldWords } from '../fixtures/gold-words.ts'
import { spotPlaces } from './spots.ts'

test.each([
  ['geluk', 'be-ge-ver', [0, 1]],
  ['cactus', 'c=k', [0, 2]],
  ['bakker', 'kg-K', [1, 2, 3]],
  ['bomen', 'kg-L', [1]],
  ['hond', 'eind-d', [3]],
  ['trein', 'ei', [2, 3]],
])('%s in step %s asks for the letters at %s', (word, category, places) => {
  expect(spotPlaces(analyse(word), category)).toEqual(places)
})

test('only words of categories without letters of their own have none to find', () => {
  const without = readGoldWords().filter(({ word, category }) => spotPlaces(analyse(word), category) === null)
  const whole =
    'cluster samenstelling kg-M kg-T mv-bijz samenst-weg tussen-n tussen-s bnw ww-nu ww-toen engels'
  expect(new Set(without.map(({ category }) => category))).toEqual(new Set([...whole.split(' '), 'mix-leen']))
})
