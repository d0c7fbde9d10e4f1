// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordActivity, watchIdle } from './idle-watch.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_790_000_000_000 }))
afterEach(() => localStorage.clear())

const minuteMs = 60_000

function watch() {
  const onIdle = vi.fn<() => void>()
  recordActivity(window)
  const { stop } = watchIdle({ idleMs: 10 * minuteMs, onIdle }, window)
  return { onIdle, stop }
}

test('ORG-5 a user is reported as idle once, ten minutes after the last key press', () => {
  const { onIdle } = watch()
  vi.advanceTimersByTime(9 * minuteMs)
  window.dispatchEvent(new KeyboardEvent('keydown'))
  vi.advanceTimersByTime(9 * minuteMs)
  expect(onIdle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20 * minuteMs)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

test('ORG-5 activity in another tab keeps the user active in this tab', () => {
  const { onIdle, stop } = watch()
  vi.advanceTimersByTime(9 * minuteMs)
  recordActivity(window)
  vi.advanceTimersByTime(9 * minuteMs)
  expect(onIdle).not.toHaveBeenCalled()
  stop()
})

test('ORG-5 a touch after the machine slept too long reports the user as idle', () => {
  const { onIdle } = watch()
  vi.setSystemTime(Date.now() + 60 * minuteMs)
  window.dispatchEvent(new Event('pointerdown'))
  expect(onIdle).toHaveBeenCalledTimes(1)
})
