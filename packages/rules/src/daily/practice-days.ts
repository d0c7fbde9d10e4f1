import { toAmsterdamDay, hourSeconds } from '../calendar/amsterdam.ts'

/**
 * On how many days before today something was practised, by the hours of the log (moments in whole hours since 1970).
 * Today does not count: what there is today stays the same all day.
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
