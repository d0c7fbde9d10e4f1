export interface Forgetting {
  readonly ran_at: number
  /** Everything due before this time (unix seconds) is deleted. */
  readonly until: number
}

/** Maximum of time by which one run may advance. */
const maxStepSeconds = 24 * hourSeconds

/** Returns the next run, or null if it is too early. Advances at most a day an hour, because a clock may jump. */
export function planNextForgetting(last: Forgetting, now: number): Forgetting | null {
  const elapsed = now - last.ran_at
  // Allows half an hour, because an hourly timer may be early.
  if (elapsed >= 0 && elapsed < hourSeconds / 2) return null
  return { ran_at: now, until: Math.min(now, last.until + maxStepSeconds) }
}
import { hourSeconds } from '@letterliaan/rules/calendar'
