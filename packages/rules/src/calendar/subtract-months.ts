/** Subtracts calendar months (unix seconds). Clamps to the last day of a shorter month. */
export function subtractMonths(unixSeconds: number, months: number): number {
  const date = new Date(unixSeconds * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return Math.floor(date.getTime() / 1000)
}
