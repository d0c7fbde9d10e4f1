/** Returns the same promise for a key, so that React can `use` it. A loaded value renders without waiting. */
export function loadOnce<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const loaded = new Map<Key, Promise<Value>>()
  return (key) => {
    const known = loaded.get(key)
    if (known !== undefined) return known
    const promise = load(key)
    loaded.set(key, promise)
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      // Deleted, so that the next call fetches again.
      () => loaded.delete(key),
    )
    return promise
  }
}
