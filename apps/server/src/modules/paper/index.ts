export { giveToNewMembers } from './week-dictation/give-dictation.ts'
export { weekDictationRoutes } from './week-dictation/routes.ts'
export { writingSheetRoutes } from './writing-sheets/routes.ts'
