/** When it was last forgotten, and what: unix seconds. */
export interface Forgetting {
  readonly ran_at: number
  /** What was past its time by then is gone. */
  readonly until: number
}

const hourSeconds = 60 * 60
/** No run forgets more than another day's worth. */
const maxStepSeconds = 24 * hourSeconds

/**
 * What this run forgets: all that is past its time at `until`; null: it is not yet time for a run.
 *
 * The clock may be wrong, and what is gone stays gone. So `until` follows the clock by at most a day a run, and runs are
 * an hour apart, also over restarts: a clock that jumped 70 years takes with it a day's worth an hour, until somebody
 * sees it. A server that stood still for the six weeks of summer has caught up in two days; meanwhile what is past its
 * time is kept longer, and is worth as little as ever. A clock that was set back takes `until` back with it.
 */
export function nextForgetting(last: Forgetting, now: number): Forgetting | null {
  const elapsed = now - last.ran_at
  // A timer of an hour may be a little early.
  if (elapsed >= 0 && elapsed < hourSeconds / 2) return null
  return { ran_at: now, until: Math.min(now, last.until + maxStepSeconds) }
}
