// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Celebration } from './Celebration.tsx'
import { GreatBurst } from './GreatBurst.tsx'
import { celebrations } from './celebrations.ts'

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => void vi.useFakeTimers())

test.each(['word', 'exercise', 'dictation', 'step'] as const)(
  'PLEK-3 the celebration of a %s ends by itself after the time in `celebrations`',
  (joy) => {
    const ms = celebrations[joy].lastsMs
    const onDone = vi.fn<() => void>()
    render(<Celebration joy={joy} onDone={onDone} />)
    pass(ms - 1)
    expect(onDone).not.toHaveBeenCalled()
    pass(1)
    expect(onDone).toHaveBeenCalledOnce()
  },
)

test('PLEK-3 a render of the parent does not prolong a celebration', () => {
  const onDone = vi.fn<() => void>()
  const party = () => <Celebration joy="step" onDone={() => onDone()} />
  const { rerender } = render(party())
  pass(celebrations.step.lastsMs - 1)
  rerender(party())
  pass(1)
  expect(onDone).toHaveBeenCalledOnce()
})

test('PLEK-3 a tap or a key ends a celebration at once', () => {
  const onDone = vi.fn<() => void>()
  render(
    <Celebration joy="step" onDone={onDone}>
      Gehaald!
    </Celebration>,
  )
  expect(screen.getByRole('status').textContent).toBe('Gehaald!')
  fireEvent.pointerDown(document.body)
  fireEvent.keyDown(document.body, { key: 'Enter' })
  expect(onDone).toHaveBeenCalledTimes(2)
})

test('PLEK-3 a larger celebration has a bigger burst, and that of a step has rays and leaves too', () => {
  const seen = (['word', 'exercise', 'dictation', 'step'] as const).map((joy) => {
    const { container, unmount } = render(
      <Celebration joy={joy} onDone={() => undefined}>
        Gehaald!
      </Celebration>,
    )
    const count = (selector: string) => container.querySelectorAll(selector).length
    const layers = [count('.flying'), count('.face'), count('.words'), count('[data-layer]')]
    unmount()
    return layers
  })
  expect(seen).toEqual([
    [16, 0, 0, 0],
    [20, 1, 0, 0],
    [24, 1, 1, 0],
    [30, 1, 1, 2],
  ])
})

test('PLEK-3 the great burst is larger than the burst for a step', () => {
  const particlesOf = (joy: ReactNode) => {
    const { container, unmount } = render(joy)
    const count = container.querySelectorAll('.flying').length
    unmount()
    return count
  }
  const ofStep = particlesOf(<Celebration joy="step" onDone={() => undefined} />)
  expect(particlesOf(<GreatBurst />)).toBeGreaterThan(ofStep)
})
