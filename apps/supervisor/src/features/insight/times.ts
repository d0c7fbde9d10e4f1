import { dutchFormat } from '@letterliaan/rules/calendar'

const dayFormat = dutchFormat({ day: 'numeric', month: 'short' })

/** '16 nov'. `seconds` in unix seconds. */
export const formatShortDay = (seconds: number): string => dayFormat.format(seconds * 1000)

const dayMs = 86_400_000
const utcDayFormat = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** '16 nov', of a week by its Monday ('2026-11-16'). */
export const formatWeek = (week: string): string => utcDayFormat.format(new Date(week))

/** Puts every week in its place, with null for a week in which nothing was done. `weeks` in their order. */
export function fillWeeks<W extends { readonly week: string }>(
  weeks: readonly W[],
): { readonly week: string; readonly value: W | null }[] {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (first === undefined || last === undefined) return []
  const byWeek = new Map(weeks.map((week) => [week.week, week]))
  const count = Math.round((Date.parse(last.week) - Date.parse(first.week)) / (7 * dayMs)) + 1
  return Array.from({ length: count }, (_, index) => {
    const week = new Date(Date.parse(first.week) + index * 7 * dayMs).toISOString().slice(0, 10)
    return { week, value: byWeek.get(week) ?? null }
  })
}
