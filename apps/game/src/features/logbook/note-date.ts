const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The day of a moment (unix seconds) where the child is, as DD-MM-YYYY (LOG-1). */
export function formatNoteDate(date: number): string {
  const day = new Date(date * 1000)
  return [twoDigits(day.getDate()), twoDigits(day.getMonth() + 1), day.getFullYear()].join('-')
}

/** Now, in unix seconds. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000)
