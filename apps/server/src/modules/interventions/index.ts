export { readMoments } from './normed-moments.ts'
export { type OwnIntervention, readOwnInterventions } from './read-intervention.ts'
export { interventionRoutes } from './routes.ts'
