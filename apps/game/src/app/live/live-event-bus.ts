import type { LiveEvent, StoredLiveEvent } from '@letterliaan/contract'
import { isLiveEventExpired } from '@letterliaan/rules'

type Name = StoredLiveEvent['event']
type DataOf<N extends Name> = Extract<StoredLiveEvent, { event: N }>['data']

export interface LiveEventBus {
  on<N extends Name>(name: N, listener: (data: DataOf<N>) => void): () => void
  /** Logs a late event as a console error and drops it (LIVE-4). */
  readonly emit: (event: LiveEvent) => void
}

export function createLiveEventBus(deviceMs: () => number): LiveEventBus {
  const clock = createServerClock(deviceMs)
  const listeners = new Map<Name, Set<(data: never) => void>>()

  const listenersOf = (name: Name) => {
    const known = listeners.get(name) ?? new Set()
    listeners.set(name, known)
    return known
  }

  return {
    on(name, listener) {
      listenersOf(name).add(listener)
      return () => listenersOf(name).delete(listener)
    },
    emit(event) {
      if (event.event === 'hello') return clock.set(event.time)
      const age = Math.round(clock.now() - event.time)
      if (isLiveEventExpired(event.time, clock.now())) {
        console.error(`Late push event: ${event.event}, ${age} s old`)
        return
      }
      for (const listener of listenersOf(event.event)) listener(event.data as never)
    },
  }
}

/** Measures the age of an event on a device with a wrong clock. */
interface ServerClock {
  /** Unix seconds. */
  readonly set: (time: number) => void
  /** Unix seconds. Uses the device's clock until `set` is called. */
  readonly now: () => number
}

/** `deviceMs`: the device's clock, which may be wrong but runs during sleep. */
function createServerClock(deviceMs: () => number): ServerClock {
  let aheadMs = 0
  return {
    set: (time) => {
      aheadMs = time * 1000 - deviceMs()
    },
    now: () => (deviceMs() + aheadMs) / 1000,
  }
}
