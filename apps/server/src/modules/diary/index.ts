export { countWaitingReports } from './reports.ts'
export { diaryRoutes } from './routes.ts'
export { listFollowUps } from './supervisor-notes/notes.ts'
export { supervisorNoteRoutes } from './supervisor-notes/routes.ts'
