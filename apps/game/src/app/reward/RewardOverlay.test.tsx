// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Badge } from '@letterliaan/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { badgeFixture } from '../../testing/entities.ts'
import { RewardOverlay } from './RewardOverlay.tsx'

const playEffect = vi.fn<(name: string) => void>()
const onGoOn = vi.fn<() => void>()

const show = (badges: readonly Badge[], message: string | null = null) =>
  render(<RewardOverlay {...{ badges, message, onGoOn }} buddy_id={2} sound={{ playEffect }} />)

beforeEach(() => {
  vi.useFakeTimers()
  show([badgeFixture(7, 'Tent')])
})

const button = () => screen.getByRole('button', { name: 'Ga door' })

test('RWD-1 GIDS-7 shows a text, a cheering buddy and the spinning badge; the unlock sound plays after 500 ms', () => {
  const overlay = screen.getByRole('dialog', { name: 'Je hebt een nieuwe badge ontvangen!' })
  expect(overlay.textContent).toContain('Tent')
  expect(overlay.querySelector('img')?.getAttribute('src')).toBe('/pictures/tent.svg')
  expect(overlay.querySelector('img[src*="juicht"]')).not.toBeNull()
  const spinning = overlay.querySelector<HTMLElement>('[style*="animation-duration"]')
  expect(spinning?.style.animationDuration).toBe('1300ms')
  vi.advanceTimersByTime(499)
  expect(playEffect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(playEffect.mock.calls).toEqual([['unlock']])
})

test("ZIEN-2 a badge given by a supervisor shows the supervisor's message", () => {
  cleanup()
  show([badgeFixture(7, 'Tent', { description: 'Je sliep buiten.' })], 'Juf: Goed zo!')
  expect(screen.getByRole('dialog').textContent).toContain('Juf: Goed zo!')
  expect(screen.getByRole('dialog').textContent).not.toContain('Je sliep buiten.')
})

test("LIVE-2 'Ga door' closes a reward, but an early key or tap, meant for the page below, does not", () => {
  fireEvent.click(button())
  fireEvent.click(screen.getByRole('dialog'))
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(onGoOn).not.toHaveBeenCalled()
  vi.advanceTimersByTime(500)
  fireEvent.click(button())
  expect(onGoOn).toHaveBeenCalledOnce()
})

test('a tap anywhere or Escape closes a reward', () => {
  vi.advanceTimersByTime(500)
  fireEvent.click(screen.getByRole('dialog'))
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(onGoOn).toHaveBeenCalledTimes(2)
})

test('SPEEL-4 badges earned together are shown on one screen, each with its picture and name', () => {
  cleanup()
  show([badgeFixture(7, 'Tent'), badgeFixture(8, 'Vuur')])
  const overlay = screen.getByRole('dialog', { name: 'Je hebt 2 nieuwe badges ontvangen!' })
  expect(overlay.textContent).toContain('Tent')
  expect(overlay.textContent).toContain('Vuur')
})
