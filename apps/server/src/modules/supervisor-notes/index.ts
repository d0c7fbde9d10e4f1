export { listFollowUps } from './notes.ts'
export { supervisorNoteRoutes } from './routes.ts'
