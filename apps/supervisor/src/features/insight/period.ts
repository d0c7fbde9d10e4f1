import { toAmsterdamDate, toSchoolYear } from '@letterliaan/rules/calendar'
import { findStartOfDay } from '@letterliaan/rules/calendar'
import { texts } from './texts.ts'

export type PeriodChoice = 'weeks' | 'year' | 'all'

export const periodOptions = [
  { value: 'weeks', label: texts.period.weeks },
  { value: 'year', label: texts.period.year },
  { value: 'all', label: texts.period.all },
] as const

/** First day of a school year: schools make their new groups in the summer holiday. */
const firstDay = '08-01'

/** Returns the start of the period (unix seconds). It stays the same all day. `now` in unix seconds. */
export function findPeriodStart(period: PeriodChoice, now: number): number {
  if (period === 'all') return 0
  const start =
    period === 'year'
      ? findStartOfDay(`${toSchoolYear(now)}-${firstDay}`)
      : findStartOfDay(toAmsterdamDate(now), -42)
  return start ?? 0
}
