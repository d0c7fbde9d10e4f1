import { use } from 'react'

const values = new WeakMap<Promise<unknown>, { readonly value: unknown }>()

/** Returns the same promise each time, for `useLoaded`. */
export function loadOnce<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const loaded = new Map<Key, Promise<Value>>()
  return (key) => {
    const known = loaded.get(key)
    if (known !== undefined) return known
    const promise = load(key)
    loaded.set(key, promise)
    promise.then(
      (value) => values.set(promise, { value }),
      // Forgotten, so that the next attempt fetches again.
      () => loaded.delete(key),
    )
    return promise
  }
}

/**
 * Suspends until it is loaded. Afterwards it avoids `use`, which on a busy machine makes `act` in a test stop before all
 * is drawn.
 */
export function useLoaded<Value>(promise: Promise<Value>): Value {
  const known = values.get(promise)
  return known === undefined ? use(promise) : (known.value as Value)
}
