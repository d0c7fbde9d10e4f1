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

/** Runs a job now and every `ms` milliseconds, never twice at once. Returns a function that stops it. */
export function runEvery(
  clock: Clock,
  ms: number,
  job: (now: number) => Promise<unknown>,
  onError: (error: unknown) => void,
): () => void {
  let isRunning = false
  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    try {
      await job(getNowSeconds(clock))
    } catch (error) {
      onError(error)
    } finally {
      isRunning = false
    }
  }
  void run()
  return clock.every(ms, () => void run())
}
