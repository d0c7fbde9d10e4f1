export interface DateParts {
  readonly day: string
  readonly month: string
  readonly year: string
}

export const emptyDate: DateParts = { day: '', month: '', year: '' }

export const isDateComplete = ({ day, month, year }: DateParts): boolean =>
  /^\d{1,2}$/.test(day) && /^\d{1,2}$/.test(month) && /^(19|20)\d\d$/.test(year)

/** Returns midnight UTC, or null if it is not an existing date after 1899. */
export function toUnixSeconds(parts: DateParts): number | null {
  if (!isDateComplete(parts)) return null
  const { day, month, year } = parts
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return exists ? date.getTime() / 1000 : null
}

export function toDateParts(unixSeconds: number): DateParts {
  const [year = '', month = '', day = ''] = new Date(unixSeconds * 1000).toISOString().slice(0, 10).split('-')
  return { day, month, year }
}

/** Parses '3-11-2016', '03/11/2016' or '03.11.2016'; undefined for anything else. */
export function parseDate(text: string): DateParts | undefined {
  const [, day, month, year] = /^\s*(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})\s*$/.exec(text) ?? []
  return day && month && year ? { day: day.padStart(2, '0'), month: month.padStart(2, '0'), year } : undefined
}
