/** Unix seconds, from `since` up to but not including `until`. */
export interface Period {
  readonly since: number
  readonly until: number
}

export const isInPeriod = ({ since, until }: Period, at: number): boolean => at >= since && at < until

/** Returns the common part of two periods, or null if there is none. */
export function findOverlap(a: Period, b: Period): Period | null {
  const [since, until] = [Math.max(a.since, b.since), Math.min(a.until, b.until)]
  return since < until ? { since, until } : null
}
