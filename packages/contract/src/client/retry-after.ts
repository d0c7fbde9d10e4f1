/** Longest time (ms) that a child is asked to wait. */
const maxMs = 60 * 60 * 1000

/** Parses seconds or a date (RFC 9110 §10.2.3) to ms from `now` (unix ms). Returns null if it is unreadable. */
export function parseRetryAfterMs(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? null : Math.min(maxMs, Math.max(0, ms))
}

/** Returns 'een halve minuut' or, rounded up, '5 minuten'. */
export function formatWait(seconds: number): string {
  if (seconds <= 30) return 'een halve minuut'
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 1) return 'een minuut'
  if (minutes <= 90) return `${minutes} minuten`
  return `${Math.ceil(minutes / 60)} uur`
}
