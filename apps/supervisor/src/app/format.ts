import { amsterdamDay } from '@letterliaan/rules/calendar'
import { dutchFormat, startOfDay } from '@letterliaan/rules/calendar'
import { nowSeconds } from './now.ts'

/** `countOf(1, 'kind', 'kinderen')` is '1 kind'. */
export const countOf = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`

const dateFormat = dutchFormat({ day: 'numeric', month: 'short', year: 'numeric' })

/** A day as people say it: vandaag, gisteren, 3 mei 2027. `seconds` in unix seconds. */
export function formatDay(seconds: number, now = nowSeconds()): string {
  const numDaysAgo = amsterdamDay(now) - amsterdamDay(seconds)
  if (numDaysAgo === 0) return 'vandaag'
  if (numDaysAgo === 1) return 'gisteren'
  return dateFormat.format(seconds * 1000)
}

/** '2 uur en 10 minuten', to the minute. */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const rest = countOf(minutes % 60, 'minuut', 'minuten')
  if (hours === 0) return rest
  return minutes % 60 === 0 ? `${hours} uur` : `${hours} uur en ${rest}`
}

const momentFormat = dutchFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** 'ma 16 nov 09:05'. `seconds` in unix seconds. */
export const formatMoment = (seconds: number): string => momentFormat.format(seconds * 1000)

/** `formatDay` of a day of the calendar ('2027-05-03'). */
export const formatCalendarDay = (day: string, now = nowSeconds()): string =>
  formatDay(startOfDay(day) ?? 0, now)
