import { expect, test } from 'vitest'
import { stepWithWordsFixture, wordFixture, contentFixture, listMessages } from '../fixture.ts'
import { checkWordsShowCategory } from './category.ts'

const check = (category: string, ...words: string[]) =>
  listMessages(
    checkWordsShowCategory(
      contentFixture([
        stepWithWordsFixture(
          words.map((word) => wordFixture(word)),
          { category },
        ),
      ]),
    ),
  )

test.each([
  ['kort', 'vis'],
  ['mmkm', 'slak'],
  ['cluster', 'herfst'],
  ['plakletter', 'melk'],
  ['sch', 'schoen'],
  ['cht', 'nacht'],
  ['kg-L', 'bomen'],
  ['kg-K', 'bakker'],
  ['be-ge-ver', 'geluk'],
  ['eind-d', 'hond'],
  ["mv-'s", "foto's"],
  ['i=ie', 'kiwi'],
])('%s has the category %s', (category, word) => {
  expect(check(category, word)).toEqual([])
})

test('a word without the pattern of its step is a finding', () => {
  expect(check('mmkm', 'vis')).toEqual([expect.stringContaining('vis: has nothing of')])
  expect(check('plakletter', 'hart')).toEqual([expect.stringContaining('hart: has nothing of')])
  expect(check('be-ge-ver', 'beker')).toEqual([expect.stringContaining('beker: has nothing of')])
})

test('a word with a reason may be in its step without the pattern', () => {
  const words = [wordFixture('vis', { category_reason: 'only to show it' })]
  expect(checkWordsShowCategory(contentFixture([stepWithWordsFixture(words, { category: 'mmkm' })]))).toEqual(
    [],
  )
})
