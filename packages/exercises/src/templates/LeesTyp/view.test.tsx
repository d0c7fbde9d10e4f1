// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { beginExerciseFixture } from '../../view-kit/shell/screen.fixture.tsx'
import { fixture } from './fixture.ts'

test('TPL-4 the word is shown for 2 s and typed from memory, and the hide button shows it for 3 s', async () => {
  const { clock, data } = await beginExerciseFixture(fixture)
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

test('KALM-1 a pace that changes during typing applies at once, and typed text stays', async () => {
  const { clock, data, setStretch } = await beginExerciseFixture(fixture)
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

test('KALM-2 the hide button is missing if a supervisor turned it off', async () => {
  const { clock } = await beginExerciseFixture(fixture, { child: { hasEye: false } })
  screen.getByText('vis')
  act(() => clock.pass(2000))
  expect(screen.queryByText('vis')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Laat het woord even zien' })).toBeNull()
})
