// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderExerciseFixture } from '../../view-kit/shell/screen.fixture.tsx'
import { fixture } from './fixture.ts'

test('TPL-4 the word is seen for 2 s, and typed from memory; the hide button shows it for 3 s', async () => {
  const { begin, clock, data } = await renderExerciseFixture(fixture)
  await begin()
  screen.getByText('vis')
  act(() => clock.pass(2000))
  expect(screen.queryByText('vis')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Laat het woord even zien' }))
  screen.getByText('vis')
  act(() => clock.pass(3000))
  expect(screen.queryByText('vis')).toBeNull()
  screen.getByRole('textbox').focus()
  await userEvent.keyboard('vxis{Enter}')
  expect(data()).toEqual([{ attempt: 'x', at: 1 }, { answer: 'vis' }])
})

test('KALM-1 a pace that changes during typing applies from then on; typed text stays', async () => {
  const { begin, clock, data, setStretch } = await renderExerciseFixture(fixture)
  await begin()
  act(() => clock.pass(2000))
  screen.getByRole('textbox').focus()
  await userEvent.keyboard('vi')
  setStretch(2)
  await userEvent.click(screen.getByRole('button', { name: 'Laat het woord even zien' }))
  act(() => clock.pass(5999))
  screen.getByText('vis')
  act(() => clock.pass(1))
  expect(screen.queryByText('vis')).toBeNull()
  screen.getByRole('textbox').focus()
  await userEvent.keyboard('s{Enter}')
  expect(data()).toEqual([{ answer: 'vis' }])
})

test('KALM-2 there is no eye if a supervisor turned it off', async () => {
  const { begin, clock } = await renderExerciseFixture(fixture, { child: { hasEye: false } })
  await begin()
  screen.getByText('vis')
  act(() => clock.pass(2000))
  expect(screen.queryByText('vis')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Laat het woord even zien' })).toBeNull()
})
