/** The time, as an argument, so that tests decide what it is. */
export interface Clock {
  /** Milliseconds since 1970. */
  nowMs(): number
}

export const systemClock: Clock = { nowMs: () => Date.now() }

/** Unix seconds, as the specification has its times. */
export const nowSeconds = (clock: Clock): number => Math.floor(clock.nowMs() / 1000)
