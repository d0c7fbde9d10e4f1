import { expect, test } from 'vitest'
import { badgeFixture, stepWithWordsFixture, wordFixture, contentFixture, listMessages } from '../fixture.ts'
import { checkPictures, checkWordsHavePicture } from './pictures.ts'
import { dataFolder, readWordsWithoutPicture, type WordsWithoutPicture } from '../../load/files.ts'
import { toFlemishContent, readContent } from '../content.ts'

test('a picture that the set lacks is a finding', () => {
  const anchor = { word: 'zon', image: 'moon', description: 'Zon.', hint: 'Zon.', tip: 'Zon.' }
  const words = [
    wordFixture('vis', { image: 'fish' }),
    wordFixture('kip', { image: 'kip' }),
    wordFixture('pop'),
  ]
  const content = contentFixture(
    [stepWithWordsFixture(words, { anchors: [anchor] })],
    [badgeFixture({ image: 'kikker' })],
  )
  expect(listMessages(checkPictures(content, (name) => name === 'fish'))).toEqual([
    'zon: no icon is called "moon"',
    'kip: no icon is called "kip"',
    'eerste: no icon is called "kikker"',
  ])
})

const noReasons: WordsWithoutPicture = {
  'function-word': [],
  time: [],
  'felt-or-thought': [],
  heard: [],
  quality: [],
  'verb-form': [],
  'other-word': [],
}

test('PLEK-8 a word of groep 3 or 4 has a picture, or one reason for having none', () => {
  const words = [wordFixture('vis', { image: 'fish' }), wordFixture('mus'), wordFixture('wel')]
  const content = contentFixture([stepWithWordsFixture(words, { group: 4 })], [])
  const reasons = { ...noReasons, 'function-word': ['wel'], 'other-word': ['wel', 'vis'] }
  expect(listMessages(checkWordsHavePicture(content, reasons))).toEqual([
    'mus: has no picture, and no reason in words-without-picture.json',
    'vis: has a picture, or is no word of groep 3 or 4',
    'wel: has two reasons',
  ])
  const later = contentFixture([stepWithWordsFixture(words, { group: 5 })], [])
  expect(checkWordsHavePicture(later, noReasons)).toEqual([])
})

test('PLEK-8 all words of groep 3 and 4 have a picture or a reason for having none', () => {
  const reasons = readWordsWithoutPicture(dataFolder)
  const { content } = readContent(dataFolder)
  const both = { ...content, steps: [...content.steps, ...toFlemishContent(content).steps] }
  expect(checkWordsHavePicture(both, reasons)).toEqual([])
})
