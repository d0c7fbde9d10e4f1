import { expect, test, vi } from 'vitest'
import { createStore } from './create-store.ts'

test('tells every listener of a change, until it stops', () => {
  const store = createStore(1)
  const [one, other] = [vi.fn<() => void>(() => void store.get()), vi.fn<() => void>()]
  const stop = store.subscribe(one)
  store.subscribe(other)
  store.set(2)
  expect(store.get()).toBe(2)
  stop()
  store.set(3)
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2])
})

test('the same value again tells nobody', () => {
  const store = createStore<readonly number[]>([])
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  store.set(store.get())
  expect(listener).not.toHaveBeenCalled()
})
