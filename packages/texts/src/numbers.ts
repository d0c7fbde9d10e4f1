/** Returns '1 kind' for `formatCountOf(1, 'kind', 'kinderen')`. */
export const formatCountOf = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`

/** Returns a duration in whole minutes: '2 uur en 10 minuten'. */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const rest = formatCountOf(minutes % 60, 'minuut', 'minuten')
  if (hours === 0) return rest
  return minutes % 60 === 0 ? `${hours} uur` : `${hours} uur en ${rest}`
}
