import { maxAnswerMs } from '@letterliaan/contract/limits'

/** An answer that waited less than a minute gets the server's time. */
const minWaitSeconds = 60
/** An answer that seems to wait longer comes from a device with a wrong clock. */
const maxWaitSeconds = 60 * 86_400

export interface TimedAnswer {
  /** Time when the word appeared, by the device's clock. */
  readonly startTime: number
  /** Time during which the word was visible (ms), at most `maxAnswerMs`. */
  readonly time: number
}

/** Returns unix seconds. Uses only differences of device times, as the device may be wrong (WEET-14). */
export function correctAnswerTime(
  { startTime, time }: TimedAnswer,
  deviceTime: number | null,
  now: number,
): number {
  // A device may have slept with a word on its screen.
  if (deviceTime === null || time >= maxAnswerMs) return now
  const waited = deviceTime - startTime - Math.round(time / 1000)
  return waited >= minWaitSeconds && waited <= maxWaitSeconds ? now - waited : now
}
