import { expect, test } from 'vitest'
import { makeBadge, makeStepWith, makeWord, makeContent, messagesOf } from '../fixture.ts'
import { checkPictures } from './pictures.ts'

test('finds a picture that the set has not', () => {
  const anchor = { word: 'zon', image: 'moon', description: 'Zon.', hint: 'Zon.', tip: 'Zon.' }
  const words = [makeWord('vis', { image: 'fish' }), makeWord('kip', { image: 'kip' }), makeWord('pop')]
  const content = makeContent([makeStepWith(words, { anchors: [anchor] })], [makeBadge({ image: 'kikker' })])
  expect(messagesOf(checkPictures(content, (name) => name === 'fish'))).toEqual([
    'zon: no icon is called "moon"',
    'kip: no icon is called "kip"',
    'eerste: no icon is called "kikker"',
  ])
})
