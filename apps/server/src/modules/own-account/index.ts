export { ownAccountRoutes } from './routes.ts'
