const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The number of the calendar day in Amsterdam (days since 1970-01-01) at this moment in unix seconds. */
export const amsterdamDay = (unixSeconds: number): number => {
  const parts = calendar.formatToParts(unixSeconds * 1000)
  const read = (type: 'year' | 'month' | 'day') => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(read('year'), read('month') - 1, read('day')) / 86_400_000
}
