import { toAmsterdamDay, hourSeconds } from '../calendar/amsterdam.ts'

/**
 * Counts days with practice before today. `hours`: moments of the log in whole hours since 1970. Today is
 * left out, so that the daily thing stays the same all day.
 */
export function countPracticeDays(hours: Iterable<number>, now: number): number {
  const today = toAmsterdamDay(now)
  const days = new Set<number>()
  for (const hour of hours) {
    const day = toAmsterdamDay(hour * hourSeconds)
    if (day < today) days.add(day)
  }
  return days.size
}
