import { expect, test } from 'vitest'
import { firstWrongLetter } from './first-wrong-letter.ts'

test.each([
  ['vis', 'fis', 0, 'other'],
  ['vis', 'ves', 1, 'other'],
  ['vis', 'vi', 2, 'missing'],
  ['vis', '', 0, 'missing'],
  ['vis', 'viss', 3, 'extra'],
  ['vis', ' VI ', 2, 'missing'],
  ['bakker', 'baker', 3, 'other'],
  ['foto’s', 'fotos', 4, 'other'],
  ["'s nachts", "'snachts", 2, 'other'],
  ['één', 'een', 0, 'other'],
])('%s as %j goes wrong at %i: %s', (word, answer, at, kind) => {
  expect(firstWrongLetter({ word: { word }, difficulty: 2 }, answer)).toMatchObject({ at, kind })
})

test('at difficulty 3 a missing capital is a wrong letter', () => {
  const task = { word: { word: 'Nederland' }, difficulty: 3 } as const
  expect(firstWrongLetter(task, 'nederland')).toMatchObject({ at: 0, kind: 'other' })
})
