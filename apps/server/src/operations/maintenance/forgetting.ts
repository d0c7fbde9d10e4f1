export interface Forgetting {
  readonly ran_at: number
  /** Everything due before it is gone. */
  readonly until: number
}

const hourSeconds = 60 * 60
/** No run forgets more than another day's worth. */
const maxStepSeconds = 24 * hourSeconds

/**
 * Everything due at `until`; null: too early. The clock may be wrong and removal is final, so `until` follows the clock
 * by at most a day a run, an hour apart, also over restarts: a clock that jumps 70 years removes a day's data an hour
 * until somebody notices. After six weeks of summer it catches up in two days. A clock set back takes `until` back.
 */
export function nextForgetting(last: Forgetting, now: number): Forgetting | null {
  const elapsed = now - last.ran_at
  // A timer of an hour may be a little early.
  if (elapsed >= 0 && elapsed < hourSeconds / 2) return null
  return { ran_at: now, until: Math.min(now, last.until + maxStepSeconds) }
}
