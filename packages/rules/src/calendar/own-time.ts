/** Work that waited longer on a device than this has a wrong clock, and counts when it came in. */
const maxWaitSeconds = 21 * 86_400

export interface TimedAnswer {
  /** When its word came into view, by the child's device. */
  readonly started_at: number
  readonly time_ms: number
  /** When it came in. */
  readonly created_at: number
}

/** When a child gave an answer, also without a connection (WEET-14). Unix seconds, never later than it came in. */
export function ownTimeOf({ started_at, time_ms, created_at }: TimedAnswer): number {
  const own = started_at + Math.round(time_ms / 1000)
  return own <= created_at && created_at - own <= maxWaitSeconds ? own : created_at
}
