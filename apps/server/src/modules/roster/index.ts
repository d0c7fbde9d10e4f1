export { forgetInImports } from './forget-in-imports.ts'
export { previewRoster } from './preview-roster.ts'
export { createRosterReader, type RosterReader } from './roster-reader.ts'
export { rosterRoutes } from './routes.ts'
