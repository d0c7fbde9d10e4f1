// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { wordFixture } from '../../kit/fixture.ts'
import { fixture as oefenDictee } from '../../templates/OefenDictee/fixture.ts'
import { fixture as zinnen2 } from '../../templates/Zinnen2/fixture.ts'
import { renderExerciseFixture } from '../shell/screen.fixture.tsx'

afterEach(cleanup)

const fold = () => screen.getByRole('button', { name: 'Bijzondere letters' })
const areKeysThere = (): boolean => screen.queryByRole('group', { name: 'Bijzondere letters' }) !== null

/** A practice dictation of these words. */
const dictation = (...words: string[]) => ({
  ...oefenDictee,
  words: words.map((word, at) => wordFixture(at + 1, word, { sound_groups: word })),
})

test('EX-19 the keys for special letters are folded behind one key where no word has such letters', async () => {
  const { begin } = await renderExerciseFixture(dictation('vis', 'maan'))
  await begin()
  const field = screen.getByRole('textbox')
  expect([areKeysThere(), fold().getAttribute('aria-expanded')]).toEqual([false, 'false'])
  await userEvent.click(fold())
  await userEvent.click(screen.getByRole('button', { name: 'ë, e met trema' }))
  expect([areKeysThere(), fold().getAttribute('aria-expanded')]).toEqual([true, 'true'])
  // Another tap than on the keys leaves the cursor where the child types.
  expect(document.activeElement).toBe(field)
  await userEvent.click(fold())
  expect(areKeysThere()).toBe(false)
})

test('EX-19 they are open from the first word on where any word has such letters: they do not tell which', async () => {
  const { begin } = await renderExerciseFixture(dictation('vis', 'egoïst'))
  await begin()
  expect(areKeysThere()).toBe(true)
})

test('EX-19 where a sentence is written its letters count too', async () => {
  const words = [wordFixture(1, 'vis', { sentence: 'De vis ligt bij het café.' })]
  const { begin } = await renderExerciseFixture({ ...zinnen2, words })
  await begin()
  expect(areKeysThere()).toBe(true)
})

test('EX-19 opened at one word they stay open at the next', async () => {
  const { begin, clock } = await renderExerciseFixture(dictation('vis', 'maan'))
  await begin()
  await userEvent.click(fold())
  await userEvent.type(screen.getByRole('textbox'), 'vis{Enter}')
  clock.pass(2000)
  await screen.findByDisplayValue('')
  expect(areKeysThere()).toBe(true)
})
