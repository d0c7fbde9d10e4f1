// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FlatButton } from './FlatButton.tsx'

test.each([
  [false, 1],
  [undefined, 1],
  [true, 0],
])('a button with aria-disabled=%s can be focused, and its action runs %i times', (isOff, numPresses) => {
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

test('a button is busy while its action runs, keeps the focus and ignores a second press', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const onClick = vi.fn<() => Promise<void>>().mockReturnValue(promise)
  render(<FlatButton onClick={onClick}>Maak ongeldig</FlatButton>)
  const button = screen.getByRole('button')
  button.focus()
  fireEvent.click(button)
  expect(await screen.findByText('Even wachten …')).toBe(document.activeElement)
  fireEvent.click(button)
  await act(async () => resolve())
  expect(onClick).toHaveBeenCalledOnce()
  expect(button.textContent).toBe('Maak ongeldig')
})
