// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FlatButton } from './FlatButton.tsx'

test.each([
  [false, 1],
  [undefined, 1],
  [true, 0],
])('a disabled button (%s) stays focusable and does nothing', (isOff, numPresses) => {
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

test('a button whose action takes long shows it, keeps the focus and is pressed once', async () => {
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
