import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'
import { readGoldWords } from '../fixtures/gold-words.ts'
import { spotColors } from './spots.ts'

const spot = (word: string, category: string): string =>
  spotColors(analyse(word), category)
    .map((color) => color ?? '.')
    .join(' ')

test.each([
  ['geluk', 'be-ge-ver', 'pink pink . . .'],
  ['cactus', 'c=k', 'brown . brown . . .'],
  ['bakker', 'kg-K', '. green purple purple . .'],
  ['bomen', 'kg-L', '. yellow . . .'],
  ['hond', 'eind-d', '. . . lightblue'],
  ['trein', 'ei', '. . red red .'],
])('%s in step %s has coloured letters', (word, category, expected) => {
  expect(spot(word, category)).toBe(expected)
})

test('every word of the curriculum has letters to find in its step', () => {
  for (const { word, category } of readGoldWords()) {
    const colors = spotColors(analyse(word), category)
    expect(colors.length).toBe(word.length)
    expect(colors.some((color) => color !== null)).toBe(true)
  }
})

test('a category without letters of its own colours all', () => {
  expect(spotColors(analyse('voetbal'), 'samenstelling')).toEqual(analyse('voetbal').colors)
})
