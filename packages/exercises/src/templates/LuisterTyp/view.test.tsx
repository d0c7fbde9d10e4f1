// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { wordFixture } from '../../kit/fixture.ts'
import { beginExerciseFixture } from '../../view-kit/shell/screen.fixture.tsx'
import { fixture } from './fixture.ts'

test('TPL-14 TPL-36 the word is played, with its plural if it has one, and typed; the button is disabled until it is complete', async () => {
  const { clock, spoken, data } = await beginExerciseFixture(fixture)
  act(() => clock.pass(0))
  expect(spoken).toEqual(['word'])
  expect(screen.queryByText('vis')).toBeNull()
  const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Klaar' })
  await userEvent.keyboard('vi')
  expect(next().disabled).toBe(true)
  await userEvent.keyboard('x')
  expect(next().disabled).toBe(true)
  await userEvent.keyboard('s')
  expect(next().disabled).toBe(false)
  await userEvent.click(next())
  expect(data()).toEqual([{ attempt: 'x', at: 2 }, { answer: 'vis' }])
  // The right word is spoken and shown; then the next one follows.
  act(() => clock.pass(900))
  act(() => clock.pass(0))
  expect(spoken).toEqual(['word', 'word', 'word', 'plural'])
})

test("WEET-4 Enter sends an unfinished word once, with the feedback 'Er hoort nog iets achter.'", async () => {
  const { data, sent } = await beginExerciseFixture(fixture)
  await userEvent.keyboard('vi{Enter}')
  screen.getByText('Er hoort nog iets achter.')
  await userEvent.keyboard('{Enter}')
  expect(data()).toEqual([{ answer: 'vi' }])
  await userEvent.keyboard('s')
  expect(screen.queryByText('Er hoort nog iets achter.')).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(data()).toEqual([{ answer: 'vi' }, { answer: 'vis' }])
  expect(sent).toHaveLength(2)
})

test('a word without its capital can be sent, and the feedback is the rule of capitals', async () => {
  const words = [wordFixture(1, 'Utrecht', { category: 'hoofdletter', audio_word: true })]
  const { data } = await beginExerciseFixture({ ...fixture, words })
  await userEvent.keyboard('utrecht')
  await userEvent.click(screen.getByRole('button', { name: 'Klaar' }))
  screen.getByText('Dit woord schrijf je met een hoofdletter.')
  expect(data()).toEqual([{ answer: 'utrecht' }])
})

test('WEET-4 an unfinished word is not sent if the field is empty or a letter was just refused', async () => {
  const { data } = await beginExerciseFixture(fixture)
  await userEvent.keyboard('{Enter}x{Enter}')
  expect(data()).toEqual([{ attempt: 'x', at: 0 }])
})
