export { readChoices } from './calm-profile/fill-calm-profile.ts'
export { profileRoutes } from './routes.ts'
