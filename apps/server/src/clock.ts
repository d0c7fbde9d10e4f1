/** The time, as an argument, so that tests decide what it is. */
export interface Clock {
  /** Milliseconds since 1970. */
  nowMs(): number
  /** Runs something again and again, every so many ms; it keeps no process alive. Returns how to stop. */
  every(ms: number, run: () => void): () => void
}

export const systemClock: Clock = {
  nowMs: () => Date.now(),
  every(ms, run) {
    const timer = setInterval(run, ms)
    timer.unref()
    return () => clearInterval(timer)
  },
}

/** Unix seconds, as the specification has its times. */
export const nowSeconds = (clock: Clock): number => Math.floor(clock.nowMs() / 1000)
