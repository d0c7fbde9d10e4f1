/** Parses a typed BRIN, also in lower case or with spaces. Returns null if empty, undefined if invalid. */
export function readBrin(written: string): string | null | undefined {
  const brin = written.replaceAll(/[\s.-]/g, '').toUpperCase()
  if (brin === '') return null
  return /^\d{2}[A-Z]{2}(\d{2})?$/.test(brin) ? brin : undefined
}
