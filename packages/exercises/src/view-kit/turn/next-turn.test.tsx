// @vitest-environment jsdom
import { gameTexts } from '@letterliaan/texts/games'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fixture } from '../../templates/LuisterTyp/fixture.ts'
import { fixture as birds } from '../../templates/Vangnet/fixture.ts'
import { beginExerciseFixture } from '../shell/screen.fixture.tsx'

test('the next word keeps the buttons, but no letters and no wrong letter', async () => {
  const { clock } = await beginExerciseFixture(fixture)
  act(() => clock.pass(0))
  const ready = screen.getByRole('button', { name: 'Klaar' })
  await userEvent.keyboard('visx')
  screen.getByText('x')
  await userEvent.keyboard('{Enter}')
  act(() => clock.pass(900))
  act(() => clock.pass(0))
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect([field.value, document.activeElement]).toEqual(['', field])
  expect(screen.getByRole('button', { name: 'Klaar' })).toBe(ready)
  expect(screen.queryByText('x')).toBeNull()
})

test('the next word has the same field, focused even after a tap on the button', async () => {
  const { clock } = await beginExerciseFixture(fixture)
  act(() => clock.pass(0))
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.keyboard('vis')
  await userEvent.click(screen.getByRole('button', { name: 'Klaar' }))
  for (const ms of [900, 0]) act(() => clock.pass(ms))
  expect(screen.getByRole('textbox')).toBe(field)
  expect([field.value, document.activeElement]).toEqual(['', field])
})

test('a dead key that is open when the word ends is gone at the next word, which can be typed', async () => {
  const { clock } = await beginExerciseFixture(fixture)
  act(() => clock.pass(0))
  await userEvent.keyboard('vis')
  const field = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.keyDown(field, { key: 'Dead' })
  fireEvent.compositionStart(field)
  fireEvent.change(field, { target: { value: 'vis´' } })
  expect(field.value).toBe('vis´')
  fireEvent.submit(field)
  for (const ms of [900, 0]) act(() => clock.pass(ms))
  expect(field.value).toBe('')
  await userEvent.keyboard('maan{Enter}')
  screen.getByText(/^maan/)
})

test('a touch screen gets a new field, which opens its keyboard', async () => {
  const { clock } = await beginExerciseFixture(fixture)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  act(() => clock.pass(0))
  const field = screen.getByRole('textbox')
  await userEvent.keyboard('vis{Enter}')
  for (const ms of [900, 0]) act(() => clock.pass(ms))
  expect(screen.getByRole('textbox')).not.toBe(field)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('a screen reader hears which word is next', async () => {
  const { clock } = await beginExerciseFixture(fixture)
  act(() => clock.pass(0))
  await userEvent.keyboard('vis{Enter}')
  for (const ms of [900, 0]) act(() => clock.pass(ms))
  expect(screen.getByText(/^Woord 2 van/).getAttribute('aria-live')).toBe('polite')
})

test("'Lees mee' closes at the next word, which would be read before it is heard", async () => {
  const { clock } = await beginExerciseFixture(birds)
  act(() => clock.pass(0))
  await userEvent.click(screen.getByRole('button', { name: gameTexts.read.open }))
  await userEvent.keyboard(`${birds.words?.[0]?.word}{Enter}`)
  for (const ms of [900, 0]) act(() => clock.pass(ms))
  screen.getByRole('button', { name: gameTexts.read.open })
})
