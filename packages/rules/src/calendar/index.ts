export {
  amsterdamDate,
  amsterdamDay,
  dateOfDay,
  dayNumber,
  daySeconds,
  dutchFormat,
  hourSeconds,
  startOfDay,
} from './amsterdam.ts'
export { correctAnswerTime } from './own-time.ts'
export type { TimedAnswer } from './own-time.ts'
export { listHolidays } from './school-holidays.ts'
export { monthsBefore } from './months-before.ts'
export { groupOfClassNumber, ofSchoolGroup, schoolGroupName } from './school-group-name.ts'
export { monthsOfEducation, toSchoolGroup, schoolYear } from './school-year.ts'
export { amsterdamWeek, createWeekOf, weekNumber, weeksUpTo, type Week, type WeekOf } from './weeks.ts'
