/** A reply within a minute was sent at once, by the server's clock. */
const minWaitSeconds = 60
/** Longer than the longest holiday: the device has a wrong clock. */
const maxWaitSeconds = 60 * 86_400

export interface TimedAnswer {
  /** When its word came into view, by the device. */
  readonly startTime: number
  /** For how long it was in view, ms. */
  readonly time: number
}

/** WEET-14. Of the device only how long an answer waited: its clock may be wrong. Unix seconds. */
export function correctAnswerTime(
  { startTime, time }: TimedAnswer,
  deviceTime: number | null,
  now: number,
): number {
  if (deviceTime === null) return now
  const waited = deviceTime - startTime - Math.round(time / 1000)
  return waited >= minWaitSeconds && waited <= maxWaitSeconds ? now - waited : now
}
