const day = 86_400
/** 2100, in unix seconds: a clock that is later counts milliseconds, or is broken. */
const latest = 4_102_444_800

const isTime = (at: number): boolean => at >= 0 && at <= latest

/**
 * The time of what came after `before` (unix seconds). A clock that is put back a little stands still; one that goes
 * back more than a day was wrong before. What is no time takes the time before.
 */
export const correctTimeAfter = (before: number | null, at: number): number => {
  if (!isTime(at)) return before ?? 0
  if (before === null || !isTime(before)) return at
  return at < before && before - at <= day ? before : at
}

/** Days from one time to a later one, never below 0. */
export const countDaysBetween = (from: number, to: number): number => Math.max(0, (to - from) / day)
