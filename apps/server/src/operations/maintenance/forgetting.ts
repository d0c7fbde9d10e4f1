export interface Forgetting {
  readonly ran_at: number
  /** Everything due before it is gone. */
  readonly until: number
}

const hourSeconds = 60 * 60
/** No run forgets more than another day's worth. */
const maxStepSeconds = 24 * hourSeconds

/** Null: too early. At most a day a run, an hour apart: a clock that jumps can't remove everything at once. */
export function nextForgetting(last: Forgetting, now: number): Forgetting | null {
  const elapsed = now - last.ran_at
  // A timer of an hour may be a little early.
  if (elapsed >= 0 && elapsed < hourSeconds / 2) return null
  return { ran_at: now, until: Math.min(now, last.until + maxStepSeconds) }
}
