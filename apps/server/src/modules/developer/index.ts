export { misspell } from './move.ts'
export { createDemoPlayer, type DemoChild, morningOf } from './play.ts'
export { developerRoutes } from './routes.ts'
