const day = 86_400
/** 2100, in unix seconds. A later time is in milliseconds or comes from a broken clock. */
const latest = 4_102_444_800

const isTime = (at: number): boolean => at >= 0 && at <= latest

/** Returns `before` if `at` is invalid, or less than a day earlier because a clock went back; else `at`. */
export const correctTimeAfter = (before: number | null, at: number): number => {
  if (!isTime(at)) return before ?? 0
  if (before === null || !isTime(before)) return at
  return at < before && before - at <= day ? before : at
}

export const countDaysBetween = (from: number, to: number): number => Math.max(0, (to - from) / day)
