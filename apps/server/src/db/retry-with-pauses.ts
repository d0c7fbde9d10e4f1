import { setTimeout as delay } from 'node:timers/promises'

const maxRuns = 8
const firstPauseMs = 5
const maxPauseMs = 250
/** No retry starts so long after the first failure, because each retry holds a connection and memory. */
const maxRetryMs = 2000

/** Retries work that had no effect. The random pauses grow, so that retries don't collide again. */
export async function retryWithPauses<T>(
  hadNoEffect: (error: unknown) => boolean,
  run: () => Promise<T>,
): Promise<T> {
  let end = Infinity
  for (let runs = 1; ; runs++) {
    try {
      return await run()
    } catch (error) {
      if (runs === 1) end = performance.now() + maxRetryMs
      if (runs === maxRuns || !hadNoEffect(error)) throw error
      const pause = Math.random() * Math.min(maxPauseMs, firstPauseMs * 2 ** runs)
      if (performance.now() + pause > end) throw error
      await delay(pause)
    }
  }
}
