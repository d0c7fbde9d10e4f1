export { giveDictationsToNewStudents } from './week-dictation/give-dictation.ts'
export { createWeekDictationRoutes } from './week-dictation/routes.ts'
export { createWritingSheetRoutes } from './writing-sheets/routes.ts'
