import { countOf } from '../../app/format.ts'

/** '2 uur en 10 minuten', to the minute. */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const rest = countOf(minutes % 60, 'minuut', 'minuten')
  if (hours === 0) return rest
  return minutes % 60 === 0 ? `${hours} uur` : `${hours} uur en ${rest}`
}

const dayFormat = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short' })
const momentFormat = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** '16 nov'. `seconds` in unix seconds. */
export const formatShortDay = (seconds: number): string => dayFormat.format(seconds * 1000)
/** 'ma 16 nov 09:05'. `seconds` in unix seconds. */
export const formatMoment = (seconds: number): string => momentFormat.format(seconds * 1000)

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
