import { toAmsterdamDay, toDateOfDay } from './amsterdam.ts'

/** A school year is 10 months of education. Didactische leeftijd counts them from the start of groep 3. */
export const monthsPerYear = 10
const firstGroup = 3

const monthOfSchoolYear = (unixSeconds: number): number => {
  const month = toDateOfDay(toAmsterdamDay(unixSeconds)).getUTCMonth() + 1
  return month >= 9 ? month - 8 : Math.min(monthsPerYear, month + 4)
}

/** Returns months of education. `group`: 3–8; `month`: 1 is September, 10 is June and July. */
export const toDl = (group: number, month: number): number => (group - firstGroup) * monthsPerYear + month

/** Returns the group (3–8) in which a step with this `dl` is taught. */
export const toSchoolGroup = (dl: number): number => firstGroup + Math.floor((dl - 1) / monthsPerYear)

/** Returns the `dl` of a student (rules.md, Words of the domain), 1–60. */
export const countMonthsOfEducation = (group: number, unixSeconds: number): number =>
  toDl(group, monthOfSchoolYear(unixSeconds))

/** Schools form their new groups in August. */
const firstMonth = 8

/** Returns the year in which the school year of this moment (unix seconds) begins: 2026 for 2026-2027. */
export function toSchoolYear(unixSeconds: number): number {
  const date = toDateOfDay(toAmsterdamDay(unixSeconds))
  return date.getUTCMonth() + 1 >= firstMonth ? date.getUTCFullYear() : date.getUTCFullYear() - 1
}
