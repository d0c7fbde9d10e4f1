/** From the first moment, up to and without the last; in unix seconds. */
export interface Period {
  readonly since: number
  readonly until: number
}

export const isWithin = ({ since, until }: Period, at: number): boolean => at >= since && at < until
