export { givenFlags } from './fixed-fields.ts'
export { profileRoutes } from './routes.ts'
