export { giveToNewMembers } from './give-dictation.ts'
export { weekDictationRoutes } from './routes.ts'
