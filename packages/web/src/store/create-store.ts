/** A value that may change, for code that only reads it. */
export interface ReadonlyStore<T> {
  readonly get: () => T
  /** Calls back after every change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

export interface Store<T> extends ReadonlyStore<T> {
  /** Changes the value and tells every listener; the same value again tells nobody. */
  readonly set: (value: T) => void
}

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
