export { createRosterReader, type RosterReader } from './roster-reader.ts'
export { rosterRoutes } from './routes.ts'
