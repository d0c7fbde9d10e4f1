// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fixture as luisterTyp } from '../../templates/LuisterTyp/fixture.ts'
import { fixture } from '../../templates/SpeurKleur1/fixture.ts'
import { renderExerciseFixture } from './screen.fixture.tsx'

afterEach(cleanup)

test('the second click of a double click on Begin! chooses nothing; a new click does', async () => {
  const { begin } = await renderExerciseFixture(fixture)
  await begin()
  const [color] = screen.getAllByRole<HTMLInputElement>('radio')
  if (!color) throw new Error('no palette')
  fireEvent.click(color, { detail: 2 })
  expect(color.checked).toBe(false)
  fireEvent.click(color, { detail: 1 })
  expect(color.checked).toBe(true)
})

test('a letter that is typed after a tap on “Klaar” before it is time comes in the field', async () => {
  const { begin } = await renderExerciseFixture(luisterTyp)
  await begin()
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.click(screen.getByRole('button', { name: 'Klaar' }))
  expect(document.activeElement).not.toBe(field)
  await userEvent.keyboard('vi')
  expect([field.value, document.activeElement]).toEqual(['vi', field])
})
