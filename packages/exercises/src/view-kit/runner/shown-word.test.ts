import { expect, test } from 'vitest'
import type { ExerciseState } from '../../run/exercise-state.ts'
import { toShownWord } from './shown-word.ts'

const atWord = (word: string | null): ExerciseState =>
  ({
    turn: word === null ? null : { word: { word } },
    run: { expected_input: word },
    progress: { word_index: 3 },
  }) as unknown as ExerciseState

test.each([
  [{ input: 'vi' }, 'vi'],
  [{ input: '' }, ''],
  [{ typing: { input: 'vi', refusals: 1, mistakeAt: null }, shown: false }, 'vi'],
  [{ chosen: ['v', 'i'] }, '{"chosen":["v","i"]}'],
  [null, null],
  [2, null],
])('BUG-2 the input of state %j is %j', (state, current_input) => {
  expect(toShownWord(atWord('vis'), state)).toEqual({
    word_index: 3,
    word: 'vis',
    expected_input: 'vis',
    current_input,
  })
})

test('no word is shown between words', () => {
  const { word, word_index, current_input } = toShownWord(atWord(null), { input: 'x' })
  expect([word, word_index, current_input]).toEqual([null, null, null])
})
