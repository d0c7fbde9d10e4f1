// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { whenAtRest, whenIdle } from './when-idle.ts'

// One clock for the file: the last key of a test lies before the next test.
beforeAll(() => void vi.useFakeTimers())
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call))
  vi.advanceTimersByTime(10_000)
})
afterEach(() => void vi.unstubAllGlobals())
afterAll(() => void vi.useRealTimers())

function waitForIdle() {
  const wasIdle = vi.fn<() => void>()
  void whenIdle().then(() => wasIdle())
  return wasIdle
}

test('where nobody types it is as soon as the browser has time', async () => {
  const wasIdle = waitForIdle()
  await vi.advanceTimersByTimeAsync(1)
  expect(wasIdle).toHaveBeenCalledOnce()
})

test('a key or a tap puts it off, one that comes meanwhile too', async () => {
  fireEvent.keyDown(document.body, { key: 'v' })
  const wasIdle = waitForIdle()
  await vi.advanceTimersByTimeAsync(200)
  fireEvent.pointerDown(document.body)
  await vi.advanceTimersByTimeAsync(299)
  expect(wasIdle).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2)
  expect(wasIdle).toHaveBeenCalledOnce()
})

test('who types without a rest puts it off for two seconds', async () => {
  fireEvent.keyDown(document.body, { key: 'v' })
  const wasIdle = waitForIdle()
  for (let ms = 0; ms < 1900; ms += 100) {
    fireEvent.keyDown(document.body, { key: 'v' })
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(wasIdle).not.toHaveBeenCalled()
  for (let ms = 0; ms < 500; ms += 100) {
    fireEvent.keyDown(document.body, { key: 'v' })
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(wasIdle).toHaveBeenCalledOnce()
})

test('NET-1 between two sounds of a step nothing is waited for where nobody types', async () => {
  await whenAtRest()
  expect(vi.getTimerCount()).toBe(0)
})
