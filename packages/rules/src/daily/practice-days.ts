import { toAmsterdamDay, hourSeconds } from '../calendar/amsterdam.ts'

/** Counts practice days before today. `hours`: hours of the log with practice, as whole hours since 1970. */
export function countPracticeDays(hours: Iterable<number>, now: number): number {
  const today = toAmsterdamDay(now)
  const days = new Set<number>()
  for (const hour of hours) {
    const day = toAmsterdamDay(hour * hourSeconds)
    if (day < today) days.add(day)
  }
  return days.size
}
