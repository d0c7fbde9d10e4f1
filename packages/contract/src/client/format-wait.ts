/** How long somebody has to wait, in words: 'een halve minuut', '5 minuten'. Never shorter than it is. */
export function formatWait(seconds: number): string {
  if (seconds <= 30) return 'een halve minuut'
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 1) return 'een minuut'
  if (minutes <= 90) return `${minutes} minuten`
  return `${Math.ceil(minutes / 60)} uur`
}
