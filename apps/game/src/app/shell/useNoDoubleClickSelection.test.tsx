// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useNoDoubleClickSelection } from './useNoDoubleClickSelection.ts'

function Page() {
  useNoDoubleClickSelection()
  return (
    <>
      <p>Je had 8 woorden goed.</p>
      <input aria-label="Typ het woord" />
    </>
  )
}

test.each([
  ['the second press on a text marks no word', 'text', 2, true],
  ['a first press may begin to drag', 'text', 1, false],
  ['in a field a word can be marked', 'field', 2, false],
] as const)('%s', (_name, place, detail, isPrevented) => {
  render(<Page />)
  const target = place === 'text' ? screen.getByText(/8 woorden/) : screen.getByRole('textbox')
  const press = createEvent.mouseDown(target, { detail })
  fireEvent(target, press)
  expect(press.defaultPrevented).toBe(isPrevented)
})
