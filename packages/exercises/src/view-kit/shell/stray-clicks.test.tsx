// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
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
