import { expect, test } from 'vitest'
import { checkContent } from '../check.ts'
import { contentFixture, listMessages, stepWithWordsFixture, wordFixture } from '../fixture.ts'
import { checkStress } from './stress.ts'

const check = (words: readonly string[], stresses: readonly string[]) =>
  listMessages(
    checkStress(contentFixture([stepWithWordsFixture(words.map((word) => wordFixture(word)))]), stresses),
  )

test('STEM-3 a word is spoken with the listed stress', () => {
  expect(check(['konijn', 'vis'], ['koˈnijn'])).toEqual([])
  expect(check(['konijn'], ['ˈkonijn'])).toEqual([
    'konijn: is spoken as koˈnijn, and stress.json says ˈkonijn',
  ])
})

test('STEM-3 exactly the words of several klankgroepen have a listed stress', () => {
  expect(check(['konijn'], [])).toEqual(['konijn: is spoken as koˈnijn, and stress.json does not have it'])
  expect(check(['vis'], ['ˈvis'])).toEqual(['vis: is spoken as one klankgroep, and stress.json says ˈvis'])
  expect(check(['vis'], ['ˈbeker'])).toEqual(['beker: is not a word of any step'])
})

test('STEM-3 the check of the content uses the list of the steps', () => {
  const found = checkContent(contentFixture([stepWithWordsFixture([wordFixture('konijn')])]))
  expect(found).toContainEqual({
    file: 'stress.json',
    word: 'augustus',
    message: 'is not a word of any step',
  })
})
