// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Celebration } from './Celebration.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  ['small', 900],
  ['large', 4000],
] as const)('a %s celebration is over by itself after %i ms', (size, ms) => {
  const onDone = vi.fn<() => void>()
  render(<Celebration size={size} onDone={onDone} />)
  act(() => {
    vi.advanceTimersByTime(ms - 1)
  })
  expect(onDone).not.toHaveBeenCalled()
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(onDone).toHaveBeenCalledOnce()
})

test('a tap or a key ends it at once', () => {
  const onDone = vi.fn<() => void>()
  render(
    <Celebration size="large" onDone={onDone}>
      Gehaald!
    </Celebration>,
  )
  expect(screen.getByRole('status').textContent).toBe('Gehaald!')
  fireEvent.pointerDown(document.body)
  fireEvent.keyDown(document.body, { key: 'Enter' })
  expect(onDone).toHaveBeenCalledTimes(2)
})
