import { expect, test } from 'vitest'
import { badgeFixture, stepWithWordsFixture, wordFixture, contentFixture, messagesOf } from '../fixture.ts'
import { checkPictures } from './pictures.ts'

test('finds a picture that the set has not', () => {
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
  expect(messagesOf(checkPictures(content, (name) => name === 'fish'))).toEqual([
    'zon: no icon is called "moon"',
    'kip: no icon is called "kip"',
    'eerste: no icon is called "kikker"',
  ])
})
