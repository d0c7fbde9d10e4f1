/** From the first moment, up to and without the last; in unix seconds. */
export interface Period {
  readonly since: number
  readonly until: number
}

export const isWithin = ({ since, until }: Period, at: number): boolean => at >= since && at < until

/** Null: they have no moment in common. */
export function findOverlap(a: Period, b: Period): Period | null {
  const [since, until] = [Math.max(a.since, b.since), Math.min(a.until, b.until)]
  return since < until ? { since, until } : null
}
