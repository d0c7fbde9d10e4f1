import { toAmsterdamDay, createDutchFormat, findStartOfDay } from '@letterliaan/rules/calendar'
import { nowSeconds } from './now.ts'
import { texts } from './texts/shell.ts'

/** Longer ago, a day without its year may be taken for another. */
const monthsSeconds = 200 * 86_400

const dateFormat = createDutchFormat({ day: 'numeric', month: 'short', year: 'numeric' })

/** A day as people say it: vandaag, gisteren, 3 mei 2027. `seconds` in unix seconds. */
export function formatDay(seconds: number, now = nowSeconds()): string {
  const numDaysAgo = toAmsterdamDay(now) - toAmsterdamDay(seconds)
  if (numDaysAgo === 0) return texts.dayToday
  if (numDaysAgo === 1) return texts.dayYesterday
  return dateFormat.format(seconds * 1000)
}

const dayFormat = createDutchFormat({ day: 'numeric', month: 'short' })

/** `formatDay`, with the year only where one could take it for another. */
export const formatRecentDay = (seconds: number, now = nowSeconds()): string =>
  toAmsterdamDay(now) - toAmsterdamDay(seconds) < 2 || now - seconds >= monthsSeconds
    ? formatDay(seconds, now)
    : dayFormat.format(seconds * 1000)

const momentFormat = createDutchFormat({
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
  formatDay(findStartOfDay(day) ?? 0, now)

const longAgoFormat = createDutchFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** `formatMoment`, with the year where one could take it for another. */
export const formatLongAgo = (seconds: number, now = nowSeconds()): string =>
  now - seconds < monthsSeconds ? formatMoment(seconds) : longAgoFormat.format(seconds * 1000)

export const formatPercent = (share: number): string => `${Math.round(100 * share)}%`
