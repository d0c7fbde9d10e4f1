import { beforeEach, expect, test, vi } from 'vitest'
import { createWhenAtRest } from './when-at-rest.ts'

beforeEach(() => void vi.useFakeTimers())

function waitForRest(page: EventTarget, inputs: readonly string[] = []) {
  const whenAtRest = createWhenAtRest(page)
  for (const type of inputs) page.dispatchEvent(new Event(type))
  const wasAtRest = vi.fn<() => void>()
  void whenAtRest().then(() => wasAtRest())
  return wasAtRest
}

test('NET-1 resolves at once if the child does not type', async () => {
  const wasAtRest = waitForRest(new EventTarget())
  await vi.advanceTimersByTimeAsync(0)
  expect(wasAtRest).toHaveBeenCalledOnce()
})

test('a key or tap delays it, also during the wait', async () => {
  const page = new EventTarget()
  const wasAtRest = waitForRest(page, ['keydown'])
  await vi.advanceTimersByTimeAsync(200)
  page.dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(299)
  expect(wasAtRest).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2)
  expect(wasAtRest).toHaveBeenCalledOnce()
})

test('NET-1 typing without a pause delays it by at most two seconds', async () => {
  const page = new EventTarget()
  const wasAtRest = waitForRest(page, ['keydown'])
  async function typeFor(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += 100) {
      page.dispatchEvent(new Event('keydown'))
      await vi.advanceTimersByTimeAsync(100)
    }
  }
  await typeFor(1900)
  expect(wasAtRest).not.toHaveBeenCalled()
  await typeFor(500)
  expect(wasAtRest).toHaveBeenCalledOnce()
})
