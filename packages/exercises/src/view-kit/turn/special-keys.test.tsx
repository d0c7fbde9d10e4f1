// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { wordFixture } from '../../kit/fixture.ts'
import { fixture as oefenDictee } from '../../templates/OefenDictee/fixture.ts'
import { fixture as zinnen2 } from '../../templates/Zinnen2/fixture.ts'
import { beginExerciseFixture } from '../shell/screen.fixture.tsx'

const areKeysThere = (): boolean => screen.queryByRole('group', { name: 'Bijzondere letters' }) !== null

const dictation = (...words: string[]) => ({
  ...oefenDictee,
  words: words.map((word, at) => wordFixture(at + 1, word, { sound_groups: word })),
})

test('EX-19 SPEEL-2 keys for special letters are absent if no word has such letters', async () => {
  await beginExerciseFixture(dictation('vis', 'maan'))
  expect(areKeysThere()).toBe(false)
})

test('EX-19 the keys are shown from the first word if any word has such letters, so that they do not reveal which', async () => {
  await beginExerciseFixture(dictation('vis', 'egoïst'))
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.click(screen.getByRole('button', { name: 'ë, e met trema' }))
  // A tap on the keys leaves the cursor where the child types.
  expect([document.activeElement, field.value]).toEqual([field, 'ë'])
})

test('EX-19 letters of a sentence to write count too', async () => {
  const words = [wordFixture(1, 'vis', { sentence: 'De vis ligt bij het café.' })]
  await beginExerciseFixture({ ...zinnen2, words })
  expect(areKeysThere()).toBe(true)
})
