export { declineProposals } from './apply-proposal.ts'
export { giveMeasures } from './give-measures.ts'
export { readMeasures } from './read-measures.ts'
export { measureRoutes } from './routes.ts'
