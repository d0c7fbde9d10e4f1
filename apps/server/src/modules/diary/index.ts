export { countWaitingReports } from './reports.ts'
export { createDiaryRoutes } from './routes.ts'
export { listFollowUps } from './supervisor-notes/notes.ts'
