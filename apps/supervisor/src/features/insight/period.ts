/** Of when insight tells. */
export type Period = 'weeks' | 'year' | 'all'

export const periods = [
  { value: 'weeks', label: 'Laatste 6 weken' },
  { value: 'year', label: 'Dit schooljaar' },
  { value: 'all', label: 'Alles' },
] as const

/** Schools make their new groups in the summer holiday: August, counted from 0. */
const firstMonth = 7

/** From when it counts, in unix seconds; the same all day. */
export function periodStart(period: Period, today: Date): number {
  if (period === 'all') return 0
  const year = today.getMonth() >= firstMonth ? today.getFullYear() : today.getFullYear() - 1
  const start =
    period === 'year'
      ? new Date(year, firstMonth, 1)
      : new Date(today.getFullYear(), today.getMonth(), today.getDate() - 42)
  return Math.floor(start.getTime() / 1000)
}
