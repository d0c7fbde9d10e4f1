export type { RenewalPlace } from './find-renewal.ts'
export { findSubscriptionState, refuseWithoutSubscription } from './find-subscription-state.ts'
export { subscriptionRoutes } from './routes.ts'
