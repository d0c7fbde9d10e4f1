// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FlatButton } from './FlatButton.tsx'

test.each([
  [false, 1],
  [undefined, 1],
  [true, 0],
])('a button that is off (%s) keeps its place for the keyboard and does nothing', (isOff, numPresses) => {
  const onClick = vi.fn<() => void>()
  render(
    <FlatButton aria-disabled={isOff} onClick={onClick}>
      Bewaar
    </FlatButton>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button')
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(numPresses)
  expect(button.disabled).toBe(false)
})
