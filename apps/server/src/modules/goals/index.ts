export { readWordsOfWeek } from './group-goal.ts'
export { goalRoutes } from './routes.ts'
