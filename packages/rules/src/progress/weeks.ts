import { amsterdamDay } from './school-calendar.ts'

/** The Monday ('2026-11-16') with which the week of a moment (unix seconds) begins in Amsterdam: its ISO week. */
export type WeekOf = (unixSeconds: number) => string

const dayMs = 86_400_000
const weekMs = 7 * dayMs
/** The first of January 1970 was a Thursday. */
const daysAfterMonday = 3

const toDate = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

export const amsterdamWeek: WeekOf = (unixSeconds) => {
  const day = amsterdamDay(unixSeconds)
  return toDate((day - ((day + daysAfterMonday) % 7)) * dayMs)
}

/** Looks the calendar up once an hour of a log: no day of Amsterdam begins within one. */
export function createWeekOf(): WeekOf {
  const weekByHour = new Map<number, string>()
  return (unixSeconds) => {
    const hour = Math.floor(unixSeconds / 3600)
    const week = weekByHour.get(hour) ?? amsterdamWeek(hour * 3600)
    weekByHour.set(hour, week)
    return week
  }
}

/** A week by its Monday, from its first moment up to and without the first of the next; in unix seconds. */
export interface Week {
  readonly week: string
  readonly since: number
  readonly until: number
}

/** Midnight of a day in Amsterdam is 22:00 or 23:00 UTC the day before; the clock never changes then. */
function midnight(ms: number): number {
  const summer = ms / 1000 - 2 * 3600
  return toDate(amsterdamDay(summer) * dayMs) === toDate(ms) ? summer : summer + 3600
}

/** The week of a moment (unix seconds), and so many before it: the earliest first. */
export function weeksUpTo(unixSeconds: number, numBefore: number): Week[] {
  const last = Date.parse(amsterdamWeek(unixSeconds))
  return Array.from({ length: numBefore + 1 }, (_, at) => {
    const monday = last - (numBefore - at) * weekMs
    return { week: toDate(monday), since: midnight(monday), until: midnight(monday + weekMs) }
  })
}
