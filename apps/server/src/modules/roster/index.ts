export { forgetInImports } from './forget-in-imports.ts'
export { createRosterReader, type RosterReader } from './roster-reader.ts'
export { rosterRoutes } from './routes.ts'
