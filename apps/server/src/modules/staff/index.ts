export { refuseWithoutAdministrator } from './keep-administrator.ts'
export { staffRoutes } from './routes.ts'
