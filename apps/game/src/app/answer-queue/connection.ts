import { createStore, type ReadonlyStore } from '@letterliaan/web/store'

export interface Connection {
  readonly heldUp: ReadonlyStore<boolean>
  readonly tellHeldUp: (heldUp: boolean) => void
  /** Resolves after `ms`, or at once if the network returns or `tryNow` is called. */
  readonly pause: (ms: number) => Promise<void>
  readonly tryNow: () => void
  readonly untilHeldUp: () => Promise<void>
}

export function createConnection(network: EventTarget): Connection {
  const heldUp = createStore(false)
  const pauses = new Set<() => void>()
  const tryNow = (): void => {
    for (const end of pauses) end()
  }
  network.addEventListener('online', tryNow)
  return {
    heldUp,
    tellHeldUp: heldUp.set,
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
    untilHeldUp: () =>
      new Promise((resolve) => {
        const stop = heldUp.subscribe(check)
        function check() {
          if (!heldUp.get()) return
          stop()
          resolve()
        }
        check()
      }),
  }
}
