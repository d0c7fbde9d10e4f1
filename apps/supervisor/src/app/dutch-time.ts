import { amsterdamDay } from '@letterliaan/rules'

/** Days and times are those of the Netherlands, wherever the device is: a school's day is. */
export const dutchFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('nl-NL', { ...options, timeZone: 'Europe/Amsterdam' })

const secondsPerDay = 86_400

/** A calendar day ('2026-11-21') in days since 1970; NaN for what is no day. */
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000 / secondsPerDay

/**
 * When a calendar day ('2026-11-21') begins in the Netherlands, or the one `later` days after it, in unix seconds; null for
 * what is no day.
 */
export function startOfDay(day: string, later = 0): number | null {
  const number = dayNumber(day) + later
  if (!Number.isInteger(number)) return null
  // Midnight there is one or two hours before midnight in Greenwich.
  const twoBefore = number * secondsPerDay - 7200
  return amsterdamDay(twoBefore) === number ? twoBefore : twoBefore + 3600
}

export const nowSeconds = (): number => Math.floor(Date.now() / 1000)
