/** The maximum of any wait that a child is asked for (ms). */
const maxMs = 60 * 60 * 1000

/** A Retry-After header (RFC 9110 §10.2.3), seconds or a date, in ms from `now` (unix ms); null if it says nothing. */
export function parseRetryAfterMs(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? null : Math.min(maxMs, Math.max(0, ms))
}

/** How long somebody has to wait, in words: 'een halve minuut', '5 minuten'. Never shorter than it is. */
export function formatWait(seconds: number): string {
  if (seconds <= 30) return 'een halve minuut'
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 1) return 'een minuut'
  if (minutes <= 90) return `${minutes} minuten`
  return `${Math.ceil(minutes / 60)} uur`
}
