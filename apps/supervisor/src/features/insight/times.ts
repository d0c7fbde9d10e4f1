import { createDutchFormat } from '@letterliaan/rules/calendar'

const dayFormat = createDutchFormat({ day: 'numeric', month: 'short' })

/** Returns '16 nov'. `seconds` in unix seconds. */
export const formatShortDay = (seconds: number): string => dayFormat.format(seconds * 1000)

const dayMs = 86_400_000
const utcDayFormat = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Returns the Monday of a week ('2026-11-16') as '16 nov'. */
export const formatWeek = (week: string): string => utcDayFormat.format(new Date(week))

interface Span {
  /** Monday of the first week to return, by default the first of `weeks`. */
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Adds the missing weeks with null as their value. `weeks` must be in order. */
export function fillWeeks<W extends { readonly week: string }>(
  weeks: readonly W[],
  { from = weeks[0]?.week, until = weeks.at(-1)?.week }: Span = {},
): { readonly week: string; readonly value: W | null }[] {
  if (from === undefined || until === undefined) return []
  const byWeek = new Map(weeks.map((week) => [week.week, week]))
  const count = Math.round((Date.parse(until) - Date.parse(from)) / (7 * dayMs)) + 1
  return Array.from({ length: count }, (_, index) => {
    const week = new Date(Date.parse(from) + index * 7 * dayMs).toISOString().slice(0, 10)
    return { week, value: byWeek.get(week) ?? null }
  })
}
