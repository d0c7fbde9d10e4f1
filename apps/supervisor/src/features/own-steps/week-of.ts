const dayMs = 24 * 60 * 60 * 1000
const weekDays = 7
const thursday = 4

/** The number of a day's week, as schools count them (ISO 8601: the week belongs to the year of its Thursday). */
export function weekOf(date: Date): number {
  const day = new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
  const inWeek = day.getUTCDay() || weekDays
  const middle = new Date(day.getTime() + (thursday - inWeek) * dayMs)
  const newYear = Date.UTC(middle.getUTCFullYear(), 0, 1)
  return Math.floor((middle.getTime() - newYear) / dayMs / weekDays) + 1
}
