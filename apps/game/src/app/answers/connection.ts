export interface Connection {
  /** True while answers wait for the network. */
  readonly isHeldUp: () => boolean
  readonly tellHeldUp: (heldUp: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Resolves after so many ms, or at once when the network comes back. */
  readonly pause: (ms: number) => Promise<void>
}

/** Knows whether the child's answers get through, so that a screen can say so. */
export function createConnection(network: EventTarget): Connection {
  const listeners = new Set<() => void>()
  let heldUp = false
  return {
    isHeldUp: () => heldUp,
    tellHeldUp(now) {
      if (now === heldUp) return
      heldUp = now
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pause: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(go, ms)
        function go() {
          clearTimeout(timer)
          network.removeEventListener('online', go)
          resolve()
        }
        network.addEventListener('online', go)
      }),
  }
}
