import { setTimeout as delay } from 'node:timers/promises'
import { isPostgresUnavailable } from './unavailable.ts'

const maxMs = 120_000
const pauseMs = 500

/** Retries, because some of twenty simultaneous starts get no connection. Calls `onWait` at most once. */
export async function retryUntilAvailable<T>(
  work: () => Promise<T>,
  onWait: (error: Error) => void,
  limits: { readonly maxMs: number; readonly pauseMs: number } = { maxMs, pauseMs },
): Promise<T> {
  const began = performance.now()
  for (let runs = 1; ; runs++) {
    try {
      return await work()
    } catch (error) {
      if (!isPostgresUnavailable(error as Error) || performance.now() - began > limits.maxMs) throw error
      if (runs === 1) onWait(error as Error)
      // Random pauses, so that colliding starts don't collide again.
      await delay(limits.pauseMs * (1 + 3 * Math.random()))
    }
  }
}
