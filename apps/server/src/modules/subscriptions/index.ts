export type { RenewalPlace } from './find-renewal.ts'
export { findSubscriptionState, refuseWithoutSubscription } from './find-subscription-state.ts'
export { createSubscriptionRoutes } from './routes.ts'
