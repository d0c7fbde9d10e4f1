import { amsterdamDay } from '@letterliaan/rules'

/** The Monday ('2026-11-16') with which the week of a moment (unix seconds) begins in Amsterdam. */
export type WeekOf = (unixSeconds: number) => string

const dayMs = 86_400_000
/** The first of January 1970 was a Thursday. */
const daysAfterMonday = 3

const mondayOf = (unixSeconds: number): string => {
  const day = amsterdamDay(unixSeconds)
  return new Date((day - ((day + daysAfterMonday) % 7)) * dayMs).toISOString().slice(0, 10)
}

/** Looks the calendar up once an hour of the log: no day of Amsterdam begins within one. */
export function createWeekOf(): WeekOf {
  const weekByHour = new Map<number, string>()
  return (unixSeconds) => {
    const hour = Math.floor(unixSeconds / 3600)
    const week = weekByHour.get(hour) ?? mondayOf(hour * 3600)
    weekByHour.set(hour, week)
    return week
  }
}
