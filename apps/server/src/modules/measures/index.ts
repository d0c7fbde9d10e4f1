export { declineProposals } from './apply-proposal.ts'
export { giveMeasures } from './give-measures.ts'
export { type EstimatedMeasure, estimateMeasures, readMeasures } from './read-measures.ts'
export { measureRoutes } from './routes.ts'
