export {
  toAmsterdamDate,
  toAmsterdamDay,
  toDateOfDay,
  toDayNumber,
  daySeconds,
  createDutchFormat,
  hourSeconds,
  findStartOfDay,
} from './amsterdam.ts'
export { correctAnswerTime, type TimedAnswer } from './answer-time.ts'
export { listHolidays } from './school-holidays.ts'
export { subtractMonths } from './subtract-months.ts'
export { nameSchoolGroupInSentence, nameSchoolGroup } from './school-group-name.ts'
export { countMonthsOfEducation, toSchoolGroup, toSchoolYear } from './school-year.ts'
export {
  toAmsterdamWeek,
  createWeekOf,
  toWeekNumber,
  listWeeksUpTo,
  type Week,
  type WeekOf,
} from './weeks.ts'
