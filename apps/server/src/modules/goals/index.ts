export { readWordsOfWeek } from './group-goal.ts'
export { goalRoutes } from './routes.ts'
export { readWordsOfSchool } from './school-words.ts'
