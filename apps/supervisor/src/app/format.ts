/** `countOf(1, 'kind', 'kinderen')` is '1 kind'. */
export const countOf = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`

const dateFormat = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', year: 'numeric' })

const startOfDay = (date: Date): number => new Date(date).setHours(0, 0, 0, 0)
const msPerDay = 86_400_000

/** A day as people say it: vandaag, gisteren, 3 mei 2027. `seconds` in unix seconds. */
export function formatDay(seconds: number, now = new Date()): string {
  const date = new Date(seconds * 1000)
  const numDaysAgo = Math.round((startOfDay(now) - startOfDay(date)) / msPerDay)
  if (numDaysAgo === 0) return 'vandaag'
  if (numDaysAgo === 1) return 'gisteren'
  return dateFormat.format(date)
}

/** '2 uur en 10 minuten', to the minute. */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const rest = countOf(minutes % 60, 'minuut', 'minuten')
  if (hours === 0) return rest
  return minutes % 60 === 0 ? `${hours} uur` : `${hours} uur en ${rest}`
}

const momentFormat = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** 'ma 16 nov 09:05'. `seconds` in unix seconds. */
export const formatMoment = (seconds: number): string => momentFormat.format(seconds * 1000)

/** The same of a day of the calendar ('2027-05-03'), wherever the device is. */
export const formatCalendarDay = (day: string, now = new Date()): string =>
  formatDay(Date.parse(`${day}T12:00`) / 1000, now)
