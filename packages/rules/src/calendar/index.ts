export { amsterdamDate, amsterdamDay, dateOfDay, daySeconds, dutchFormat, startOfDay } from './amsterdam.ts'
export { monthsOfEducation, schoolYear } from './school-year.ts'
export { createWeekOf, weekNumber, weeksUpTo, type Week, type WeekOf } from './weeks.ts'
