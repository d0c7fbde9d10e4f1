export { presentRoutes } from './routes.ts'
