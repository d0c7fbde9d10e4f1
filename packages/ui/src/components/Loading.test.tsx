// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Loading } from './Loading.tsx'

beforeEach(() => void vi.useFakeTimers())

test('NAV-9 "Aan het laden" has 0 to 3 dots, which change every 500 ms', () => {
  render(<Loading />)
  const texts = []
  for (let change = 0; change < 6; change++) {
    texts.push(screen.getByRole('status').textContent)
    act(() => void vi.advanceTimersByTime(500))
  }
  expect(texts).toEqual([
    'Aan het laden',
    'Aan het laden.',
    'Aan het laden..',
    'Aan het laden...',
    'Aan het laden',
    'Aan het laden.',
  ])
})

test('NAV-9 the dots do not change before 500 ms have passed', () => {
  render(<Loading />)
  act(() => void vi.advanceTimersByTime(499))
  expect(screen.getByRole('status').textContent).toBe('Aan het laden')
})
