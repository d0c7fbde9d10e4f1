export { countWaitingReports } from './reports.ts'
export { diaryRoutes } from './routes.ts'
