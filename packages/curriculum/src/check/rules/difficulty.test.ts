import { expect, test } from 'vitest'
import { aStep, aWord, contentOf, messagesOf } from '../fixture.ts'
import { checkDifficulty } from './difficulty.ts'

const check = (one: string, two: string, three: string) =>
  messagesOf(
    checkDifficulty(
      contentOf([aStep({ words: { '1': [aWord(one)], '2': [aWord(two)], '3': [aWord(three)] } })]),
    ),
  )

test('accepts words that stay as long or grow', () => {
  expect(check('vis', 'kip', 'slak')).toEqual([])
  expect(check('haas', 'slak', 'sleutel')).toEqual([])
})

test('finds easier words at a higher difficulty', () => {
  expect(check('straat', 'vis', 'kip')).toEqual([expect.stringContaining('difficulty is not ordered')])
})
