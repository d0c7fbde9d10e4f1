import { setTimeout as delay } from 'node:timers/promises'
import { isPostgresUnavailable } from './unavailable.ts'

const maxMs = 120_000
const pauseMs = 500

/**
 * For a start: of twenty that begin together some find no connection free, or wait too long for one. `work` may run twice.
 * `onWait` is told once.
 */
export async function untilAvailable<T>(
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
      // By chance: those who met don't meet again.
      await delay(limits.pauseMs * (1 + 3 * Math.random()))
    }
  }
}
