import { amsterdamDay } from '@letterliaan/rules'

/** How people write it: 2026-2027. */
export const formatSchoolYear = (year: number): string => `${year}-${year + 1}`

/** The name of a group a year later: the first number in it is one more. 'Groep 5a' is 'Groep 6a'; 'Dolfijnen' stays. */
export const nextName = (name: string): string =>
  name.replace(/\d+/, (number) => (Number(number) < 8 ? String(Number(number) + 1) : number))

const dayMs = 24 * 60 * 60 * 1000
const weekDays = 7
const thursday = 4

/**
 * The number of the week of a moment (unix seconds), as schools count them (ISO 8601: the week belongs to the year of its
 * Thursday).
 */
export function weekOf(seconds: number): number {
  const day = new Date(amsterdamDay(seconds) * dayMs)
  const inWeek = day.getUTCDay() || weekDays
  const middle = new Date(day.getTime() + (thursday - inWeek) * dayMs)
  const newYear = Date.UTC(middle.getUTCFullYear(), 0, 1)
  return Math.floor((middle.getTime() - newYear) / dayMs / weekDays) + 1
}

/** The groups of a primary school in which spelling is taught. */
export const schoolGroups = [3, 4, 5, 6, 7, 8].map((value) => ({ value, label: `Groep ${value}` }))

/** The months of a school year, from 1: those by which education is counted (`dl`). */
export const educationMonths = [
  'september',
  'oktober',
  'november',
  'december',
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni en juli',
].map((label, at) => ({ value: at + 1, label }))
