export { createLiveHub, type LiveHub } from './hub.ts'
export { createLiveRoutes } from './routes.ts'
export { announceEvents } from './announce-events.ts'
