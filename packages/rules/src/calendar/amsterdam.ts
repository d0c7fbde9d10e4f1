/** Times of the product are unix seconds. Every day in Amsterdam begins at a whole hour, so an hour of the log is in one day. */
export const hourSeconds = 60 * 60
export const daySeconds = 24 * hourSeconds
const dayMs = 1000 * daySeconds

/** Formats in the time zone of the Netherlands, because a school's day is the Dutch one. */
export const createDutchFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('nl-NL', { ...options, timeZone: 'Europe/Amsterdam' })

const dayFormat = createDutchFormat({ year: 'numeric', month: '2-digit', day: '2-digit' })

/** By hour, because formatting is slow and a fold asks the day of each answer. */
const dates = new Map<number, string>()

/** Returns the calendar day in Amsterdam at this moment (unix seconds), as '2026-11-16'. */
export function toAmsterdamDate(unixSeconds: number): string {
  const hour = Math.floor(unixSeconds / hourSeconds)
  const date = dates.get(hour) ?? formatDate(hour * hourSeconds)
  dates.set(hour, date)
  return date
}

function formatDate(unixSeconds: number): string {
  // Browsers order the parts of a date differently for the same locale.
  const parts = dayFormat.formatToParts(unixSeconds * 1000)
  const valueOf = (asked: Intl.DateTimeFormatPartTypes): string =>
    parts.find(({ type }) => type === asked)?.value ?? ''
  return `${valueOf('year')}-${valueOf('month')}-${valueOf('day')}`
}

/** Returns the number of days from 1970-01-01 to a calendar day ('2026-11-21'); NaN for an invalid day. */
export const toDayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs

/** Returns the number of days from 1970-01-01 to the day in Amsterdam at this moment (unix seconds). */
export const toAmsterdamDay = (unixSeconds: number): number => toDayNumber(toAmsterdamDate(unixSeconds))

export const toDateOfDay = (day: number): Date => new Date(day * dayMs)

/** Returns the start (unix seconds) of '2026-11-21', or of `later` days after it; null for an invalid day. */
export function findStartOfDay(day: string, later = 0): number | null {
  const number = toDayNumber(day) + later
  if (!Number.isInteger(number)) return null
  // Midnight in Amsterdam is one or two hours before midnight UTC.
  const twoBefore = number * daySeconds - 2 * hourSeconds
  return toAmsterdamDay(twoBefore) === number ? twoBefore : twoBefore + hourSeconds
}
