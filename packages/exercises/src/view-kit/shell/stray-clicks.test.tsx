// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { fixture as luisterTyp } from '../../templates/LuisterTyp/fixture.ts'
import { fixture } from '../../templates/SpeurKleur1/fixture.ts'
import { beginExerciseFixture, renderExerciseFixture } from './screen.fixture.tsx'

test('the second click of a double click on Begin! chooses nothing; a new click does', async () => {
  await beginExerciseFixture(fixture)
  const [color] = screen.getAllByRole<HTMLInputElement>('radio')
  if (!color) throw new Error('no palette')
  fireEvent.click(color, { detail: 2 })
  expect(color.checked).toBe(false)
  fireEvent.click(color, { detail: 1 })
  expect(color.checked).toBe(true)
})

test('a letter that is typed after an early tap on “Klaar” goes into the field', async () => {
  await beginExerciseFixture(luisterTyp)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.click(screen.getByRole('button', { name: 'Klaar' }))
  expect(document.activeElement).not.toBe(field)
  await userEvent.keyboard('vi')
  expect([field.value, document.activeElement]).toEqual(['vi', field])
})

/** Presses 'Begin!' as soon as it exists, before the browser has painted it. */
function PressedAtOnce({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => screen.getByRole('button', { name: 'Begin!' }).click(), [])
  return children
}

test('EX-11 a press of Begin! before it is painted counts', async () => {
  await renderExerciseFixture(luisterTyp, { wrapper: PressedAtOnce })
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('EX-11 a held Enter key does not begin', async () => {
  await renderExerciseFixture(luisterTyp)
  fireEvent.keyDown(document.body, { key: 'Enter', repeat: true })
  screen.getByRole('button', { name: 'Begin!' })
  fireEvent.keyDown(document.body, { key: 'Enter' })
  screen.getByRole('textbox')
})

test('the field has the focus before its surroundings are drawn', async () => {
  const { begin } = await renderExerciseFixture(luisterTyp)
  const hadProgress: boolean[] = []
  const look = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLInputElement) hadProgress.push(screen.queryByRole('progressbar') !== null)
  }
  document.addEventListener('focusin', look)
  await begin()
  document.removeEventListener('focusin', look)
  expect([hadProgress, screen.queryByRole('progressbar') !== null]).toEqual([[false], true])
})
