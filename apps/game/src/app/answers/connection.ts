export interface Connection {
  /** True while answers wait for the network. */
  readonly isHeldUp: () => boolean
  readonly tellHeldUp: (heldUp: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Resolves after so many ms, or at once when the network comes back or somebody asks for another try. */
  readonly pause: (ms: number) => Promise<void>
  /** Ends all pauses: the child wants another try. */
  readonly tryNow: () => void
}

/** Knows whether the child's answers get through, so that a screen can say so. */
export function createConnection(network: EventTarget): Connection {
  const listeners = new Set<() => void>()
  const pauses = new Set<() => void>()
  const tryNow = (): void => {
    for (const end of pauses) end()
  }
  let heldUp = false
  network.addEventListener('online', tryNow)
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
        const timer = setTimeout(end, ms)
        function end() {
          clearTimeout(timer)
          pauses.delete(end)
          resolve()
        }
        pauses.add(end)
      }),
    tryNow,
  }
}
