/** What comes in within a minute was sent at once, by the server's own clock. */
const minWaitSeconds = 60
/** Longer than the longest holiday: the device has a wrong clock. */
const maxWaitSeconds = 60 * 86_400

export interface TimedAnswer {
  /** When its word came into view, by the device. */
  readonly startTime: number
  /** For how long it was in view, ms. */
  readonly time: number
}

/**
 * When a child gave an answer that waited on its device for a connection (WEET-14). Only how long it waited is taken of the
 * device: its clock may be wrong. Unix seconds.
 * @param deviceTime the time on the device when it sent the answer; null: it did not tell
 * @param now when the answer came in
 */
export function ownTimeOf({ startTime, time }: TimedAnswer, deviceTime: number | null, now: number): number {
  if (deviceTime === null) return now
  const waited = deviceTime - startTime - Math.round(time / 1000)
  return waited >= minWaitSeconds && waited <= maxWaitSeconds ? now - waited : now
}
