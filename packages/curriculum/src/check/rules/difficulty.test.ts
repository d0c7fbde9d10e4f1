import { expect, test } from 'vitest'
import { stepFixture, wordFixture, contentFixture, listMessages } from '../fixture.ts'
import { checkDifficulty } from './difficulty.ts'

const check = (easy: string, medium: string, hard: string) =>
  listMessages(
    checkDifficulty(
      contentFixture([
        stepFixture({
          words: { '1': [wordFixture(easy)], '2': [wordFixture(medium)], '3': [wordFixture(hard)] },
        }),
      ]),
    ),
  )

test('words that stay as long or become longer are accepted', () => {
  expect(check('vis', 'kip', 'slak')).toEqual([])
  expect(check('haas', 'slak', 'sleutel')).toEqual([])
})

test('easier words at a higher difficulty are a finding', () => {
  expect(check('straat', 'vis', 'kip')).toEqual([expect.stringContaining('difficulty is not ordered')])
})
