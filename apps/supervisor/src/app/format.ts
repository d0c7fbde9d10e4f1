import { toAmsterdamDay, createDutchFormat, findStartOfDay } from '@letterliaan/rules/calendar'
import { getNowSeconds } from '@letterliaan/web/now'
import { texts } from './texts/shell.ts'

/** After this time, a day without a year is ambiguous (seconds). */
const monthsSeconds = 200 * 86_400

const dateFormat = createDutchFormat({ day: 'numeric', month: 'short', year: 'numeric' })

/** Returns a day in everyday words: vandaag, gisteren, 3 mei 2027. `seconds` in unix seconds. */
export function formatDay(seconds: number, now = getNowSeconds()): string {
  const numDaysAgo = toAmsterdamDay(now) - toAmsterdamDay(seconds)
  if (numDaysAgo === 0) return texts.dayToday
  if (numDaysAgo === 1) return texts.dayYesterday
  return dateFormat.format(seconds * 1000)
}

const dayFormat = createDutchFormat({ day: 'numeric', month: 'short' })

/** Like `formatDay`, but adds the year only if the day is ambiguous. */
export function formatRecentDay(seconds: number): string {
  const now = getNowSeconds()
  return toAmsterdamDay(now) - toAmsterdamDay(seconds) < 2 || now - seconds >= monthsSeconds
    ? formatDay(seconds, now)
    : dayFormat.format(seconds * 1000)
}

const momentFormat = createDutchFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** Returns 'ma 16 nov 09:05'. `seconds` in unix seconds. */
export const formatMoment = (seconds: number): string => momentFormat.format(seconds * 1000)

/** Like `formatDay`, but for a calendar day ('2027-05-03'). */
export const formatCalendarDay = (day: string, now = getNowSeconds()): string =>
  formatDay(findStartOfDay(day) ?? 0, now)

const longAgoFormat = createDutchFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Like `formatMoment`, but adds the year if the day is ambiguous. */
export const formatLongAgo = (seconds: number): string =>
  getNowSeconds() - seconds < monthsSeconds ? formatMoment(seconds) : longAgoFormat.format(seconds * 1000)

/** Returns a step's name, with its number if the step is on the standard path. */
export const formatStepName = ({ position, label }: StepName): string =>
  position === null ? label : `${position}. ${label}`

interface StepName {
  readonly position: number | null
  readonly label: string
}

export const formatPercent = (share: number): string => `${Math.round(100 * share)}%`
