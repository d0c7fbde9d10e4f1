export { createBoardRoutes } from './board/routes.ts'
export { forgetInImports } from './roster/forget-in-imports.ts'
export { createRosterReader, type RosterReader } from './roster/roster-reader.ts'
export { createRosterRoutes } from './roster/routes.ts'
