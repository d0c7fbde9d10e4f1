export { createLiveHub, type LiveHub } from './hub.ts'
export { liveRoutes } from './routes.ts'
export { tellEvents } from './tell-events.ts'
