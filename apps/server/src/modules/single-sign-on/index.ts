export { singleSignOnRoutes } from './routes.ts'
export { createSingleSignOn, type SingleSignOn } from './single-sign-on.ts'
