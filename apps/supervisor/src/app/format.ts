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
