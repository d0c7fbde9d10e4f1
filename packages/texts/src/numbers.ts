/** Returns '1 kind' for `formatCountOf(1, 'kind', 'kinderen')`. */
export const formatCountOf = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`

/** Says how many runs of a child could not be read. Returns no sentence for none. */
export const sayUnreadRuns = (name: string, count: number): string[] =>
  count === 0
    ? []
    : [
        count === 1
          ? `Van ${name} kon 1 oefening niet worden gelezen. In wat ${name} nu kan, telt die niet mee.`
          : `Van ${name} konden ${count} oefeningen niet worden gelezen. In wat ${name} nu kan, tellen die niet mee.`,
      ]

/** Returns a duration in whole minutes: '2 uur en 10 minuten'. */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const rest = formatCountOf(minutes % 60, 'minuut', 'minuten')
  if (hours === 0) return rest
  return minutes % 60 === 0 ? `${hours} uur` : `${hours} uur en ${rest}`
}
