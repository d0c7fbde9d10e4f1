import {
  toDateOfDay,
  toDayNumber,
  createDutchFormat,
  toAmsterdamDate,
  daySeconds,
} from '@letterliaan/rules/calendar'

const longDay = createDutchFormat({ weekday: 'long', day: 'numeric', month: 'long' })

/** Returns 'vrijdag 27 november' for '2026-11-27'. */
export const formatWeekday = (day: string): string => longDay.format(toDateOfDay(toDayNumber(day)))

const friday = 5

/** Returns the date of the first Friday, which may be today. `now` in unix seconds. */
export function findNextFriday(now: number): string {
  const today = toDateOfDay(toDayNumber(toAmsterdamDate(now))).getUTCDay()
  return toAmsterdamDate(now + ((friday - today + 7) % 7) * daySeconds)
}
