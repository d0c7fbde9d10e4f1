// @vitest-environment jsdom
import { celebrations } from '@letterliaan/ui'
import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CaveOpened } from './CaveOpened.tsx'

beforeEach(() => void vi.useFakeTimers())

test('PLEK-3 the celebration of the four diamonds shows every layer and plays its sounds one by one', () => {
  const playEffect = vi.fn<(name: string) => void>()
  const { container } = render(<CaveOpened wayOut={null} onAgain={() => undefined} playEffect={playEffect} />)
  const layers = [...container.querySelectorAll<HTMLElement>('[data-layer]')].map(
    ({ dataset }) => dataset['layer'] ?? '',
  )
  expect([layers.toSorted(), container.querySelectorAll('img[src*="juicht"]').length]).toEqual([
    ['burst', 'leaves', 'rays'],
    6,
  ])
  // Leaves fall until the end of the celebration. One fall takes 4 s.
  expect(
    container.querySelector<HTMLElement>('[data-layer="leaves"]')?.style.getPropertyValue('--falls'),
  ).toBe(String(celebrations.diamonds.lastsMs / 4000))
  act(() => void vi.advanceTimersByTime(0))
  expect(playEffect).toHaveBeenCalledOnce()
  act(() => void vi.advanceTimersByTime(celebrations.diamonds.lastsMs))
  // The gate has already played its sound.
  expect(playEffect.mock.calls.flat()).toEqual(celebrations.diamonds.sounds.slice(1))
})
