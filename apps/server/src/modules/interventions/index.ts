export { readDossier } from './read-intervention.ts'
export { interventionRoutes } from './routes.ts'
