export { createLooks, type FindLooks } from './looks.ts'
export { todayRoutes } from './routes.ts'
export { listToday } from './today.ts'
