import { expect, test } from 'vitest'
import { aBadge, aStepWith, aWord, contentOf, messagesOf } from '../fixture.ts'
import { checkPictures } from './pictures.ts'

test('finds a picture that the set has not', () => {
  const anchor = { word: 'zon', image: 'moon', description: 'Zon.', hint: 'Zon.', tip: 'Zon.' }
  const words = [aWord('vis', { image: 'fish' }), aWord('kip', { image: 'kip' }), aWord('pop')]
  const content = contentOf([aStepWith(words, { anchors: [anchor] })], [aBadge({ image: 'kikker' })])
  expect(messagesOf(checkPictures(content, (name) => name === 'fish'))).toEqual([
    'zon: no icon is called "moon"',
    'kip: no icon is called "kip"',
    'eerste: no icon is called "kikker"',
  ])
})
