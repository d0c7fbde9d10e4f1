export { uwlrRoutes } from './routes.ts'
