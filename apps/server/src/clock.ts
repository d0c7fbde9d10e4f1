export interface Clock {
  /** Milliseconds since 1970. */
  nowMs(): number
  /** Calls `run` every `ms` milliseconds, without keeping the process alive. Returns a function that stops it. */
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

export const getNowSeconds = (clock: Clock): number => Math.floor(clock.nowMs() / 1000)
