export { createLiveHub, type LiveHub } from './hub.ts'
export { createLiveRoutes } from './routes.ts'
export { tellEvents } from './tell-events.ts'
