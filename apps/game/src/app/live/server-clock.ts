/** The server's time. A device whose own clock is wrong by hours still knows how old an event is. */
export interface ServerClock {
  /** The server said what time it is (unix seconds). */
  readonly set: (time: number) => void
  /** Unix seconds by the server's clock; by the device's until the server said anything. */
  readonly now: () => number
}

/** `deviceMs`: the device's clock, that may be wrong but goes on while the device sleeps. */
export function createServerClock(deviceMs: () => number): ServerClock {
  let aheadMs = 0
  return {
    set: (time) => {
      aheadMs = time * 1000 - deviceMs()
    },
    now: () => (deviceMs() + aheadMs) / 1000,
  }
}
