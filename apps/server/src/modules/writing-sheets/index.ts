export { writingSheetRoutes } from './routes.ts'
