/** Tells the age of an event on a device with a wrong clock. */
export interface ServerClock {
  /** Unix seconds. */
  readonly set: (time: number) => void
  /** Unix seconds; by the device's clock until `set` is called. */
  readonly now: () => number
}

/** `deviceMs`: the device's clock; may be wrong, but runs on during sleep. */
export function createServerClock(deviceMs: () => number): ServerClock {
  let aheadMs = 0
  return {
    set: (time) => {
      aheadMs = time * 1000 - deviceMs()
    },
    now: () => (deviceMs() + aheadMs) / 1000,
  }
}
