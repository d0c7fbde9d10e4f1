import { expect, test, vi } from 'vitest'
import { createStore } from './create-store.ts'

test('a change notifies every subscriber until it unsubscribes', () => {
  const store = createStore(1)
  const [first, second] = [vi.fn<() => void>(() => void store.get()), vi.fn<() => void>()]
  const stop = store.subscribe(first)
  store.subscribe(second)
  store.set(2)
  expect(store.get()).toBe(2)
  stop()
  store.set(3)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2])
})

test('an equal value notifies no subscriber', () => {
  const store = createStore<readonly number[]>([])
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  store.set(store.get())
  expect(listener).not.toHaveBeenCalled()
})
