// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { wordFixture } from '../../kit/fixture.ts'
import { beginExerciseFixture } from '../../view-kit/shell/screen.fixture.tsx'
import { fixture } from './fixture.ts'

test('TPL-11 the word is played and typed into coloured empty blocks, one letter in each block', async () => {
  const { clock, spoken, data } = await beginExerciseFixture(fixture)
  act(() => clock.pass(0))
  expect(spoken).toEqual(['word'])
  const field = () => screen.getByRole('textbox')
  expect(field().getAttribute('aria-label')).toBe('Typ het woord in 3 blokken: leeg leeg leeg')
  await userEvent.keyboard('vo')
  expect(field().getAttribute('aria-label')).toBe('Typ het woord in 3 blokken: v leeg leeg')
  await userEvent.keyboard('is{Enter}')
  expect(data()).toEqual([{ attempt: 'o', at: 1 }, { answer: 'vis' }])
})

test('TPL-33 a sign and a space have a block, and a digit is neither typed nor wrong', async () => {
  const words = [
    wordFixture(1, "'s nachts", { read_letters: "',s, ,n,a,ch,t,s", structure: 'H1,M1,H1,M1,K1,M2,M1,M1' }),
  ]
  const { data } = await beginExerciseFixture({ ...fixture, words })
  await userEvent.keyboard("'1s n")
  expect(screen.getByRole('textbox').getAttribute('aria-label')).toBe(
    "Typ het woord in 9 blokken: ' s   n leeg leeg leeg leeg leeg",
  )
  expect(data()).toEqual([])
})

test('WEET-4 a word with empty blocks at the end can be sent and has feedback', async () => {
  const { data } = await beginExerciseFixture(fixture)
  await userEvent.keyboard('{Enter}vi{Enter}{Enter}')
  expect(data()).toEqual([{ answer: 'vi' }])
  screen.getByText('Er hoort nog iets achter.')
})

test('TPL-33 letters after the last block are ignored, and Enter after a refused letter sends nothing', async () => {
  const { data } = await beginExerciseFixture(fixture)
  await userEvent.keyboard('vx{Enter}')
  expect(data()).toEqual([{ attempt: 'x', at: 1 }])
  await userEvent.keyboard('isn{Enter}')
  expect(data()).toEqual([{ attempt: 'x', at: 1 }, { answer: 'vis' }])
})

test('TPL-33 a soft keyboard that composes fills and erases blocks, and its text is judged letter by letter', async () => {
  const { data } = await beginExerciseFixture(fixture)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  const before = field.value
  const compose = (...parts: readonly string[]) => {
    fireEvent.compositionStart(field)
    for (const part of parts) fireEvent.change(field, { target: { value: before + part } })
    fireEvent.compositionEnd(field)
  }
  compose('v', 'vi', 'v', 'vi')
  expect(field.getAttribute('aria-label')).toBe('Typ het woord in 3 blokken: v i leeg')
  compose('vix', 'vi', 'vis')
  await userEvent.keyboard('{Enter}')
  expect(data()).toEqual([{ attempt: 'x', at: 2 }, { answer: 'vis' }])
})
