/** Reads a BRIN as typed, with spaces and lower case; null if empty, undefined if invalid. */
export function readBrin(written: string): string | null | undefined {
  const brin = written.replaceAll(/[\s.-]/g, '').toUpperCase()
  if (brin === '') return null
  return /^\d{2}[A-Z]{2}(\d{2})?$/.test(brin) ? brin : undefined
}
