import { expect, test } from 'vitest'
import { makeStep, makeWord, makeContent, messagesOf } from '../fixture.ts'
import { checkDifficulty } from './difficulty.ts'

const check = (easy: string, medium: string, hard: string) =>
  messagesOf(
    checkDifficulty(
      makeContent([
        makeStep({ words: { '1': [makeWord(easy)], '2': [makeWord(medium)], '3': [makeWord(hard)] } }),
      ]),
    ),
  )

test('accepts words that stay as long or grow', () => {
  expect(check('vis', 'kip', 'slak')).toEqual([])
  expect(check('haas', 'slak', 'sleutel')).toEqual([])
})

test('finds easier words at a higher difficulty', () => {
  expect(check('straat', 'vis', 'kip')).toEqual([expect.stringContaining('difficulty is not ordered')])
})
