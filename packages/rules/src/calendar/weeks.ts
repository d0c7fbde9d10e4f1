import { toAmsterdamDay, toDateOfDay, toDayNumber, hourSeconds, findStartOfDay } from './amsterdam.ts'

/** Returns the Monday ('2026-11-16') of the ISO week in Amsterdam that contains a moment (unix seconds). */
export type WeekOf = (unixSeconds: number) => string

const weekDays = 7
/** The first of January 1970 was a Thursday. */
const daysAfterMonday = 3

const toDate = (day: number): string => toDateOfDay(day).toISOString().slice(0, 10)

export const toAmsterdamWeek: WeekOf = (unixSeconds) => {
  const day = toAmsterdamDay(unixSeconds)
  return toDate(day - ((day + daysAfterMonday) % weekDays))
}

/** Caches by whole hours, because every day in Amsterdam begins at a whole hour. */
export function createWeekOf(): WeekOf {
  const weekByHour = new Map<number, string>()
  return (unixSeconds) => {
    const hour = Math.floor(unixSeconds / hourSeconds)
    const week = weekByHour.get(hour) ?? toAmsterdamWeek(hour * hourSeconds)
    weekByHour.set(hour, week)
    return week
  }
}

/** A week from Monday 00:00 to the next Monday, in unix seconds; `end` is exclusive. */
export interface Week {
  readonly week: string
  readonly since: number
  readonly until: number
}

/** Returns the week of a moment (unix seconds) and `numBefore` weeks before it, earliest first. */
export function listWeeksUpTo(unixSeconds: number, numBefore: number): Week[] {
  const last = toDayNumber(toAmsterdamWeek(unixSeconds))
  return Array.from({ length: numBefore + 1 }, (_, at) => {
    const week = toDate(last - (numBefore - at) * weekDays)
    return { week, since: findStartOfDay(week) ?? 0, until: findStartOfDay(week, weekDays) ?? 0 }
  })
}

const thursday = 4

/** Returns the ISO 8601 week of a moment (unix seconds). A week belongs to the year of its Thursday. */
export function toWeekNumber(unixSeconds: number): number {
  const day = toAmsterdamDay(unixSeconds)
  const middle = day + thursday - (toDateOfDay(day).getUTCDay() || weekDays)
  const newYear = toDayNumber(`${toDateOfDay(middle).getUTCFullYear()}-01-01`)
  return Math.floor((middle - newYear) / weekDays) + 1
}
