export { mendingRoutes } from './routes.ts'
