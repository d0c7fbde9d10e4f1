/** The month in which a school year begins: August, counted from 0. */
const firstMonth = 7

/** The year in which the school year of a date began: 2026 for 3 May 2027. */
export const schoolYearOf = (date: Date): number =>
  date.getMonth() >= firstMonth ? date.getFullYear() : date.getFullYear() - 1

/** How people write it: 2026-2027. */
export const formatSchoolYear = (year: number): string => `${year}-${year + 1}`
