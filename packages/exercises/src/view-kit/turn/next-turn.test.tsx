// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fixture } from '../../templates/LuisterTyp/fixture.ts'
import { beginExerciseFixture } from '../shell/screen.fixture.tsx'

test('the next word keeps the buttons, and neither the letters, the wrong letter nor its help', async () => {
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
  expect(document.querySelector('[data-help]')).toBeNull()
})
