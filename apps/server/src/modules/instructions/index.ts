export { listDueInstructions } from './read-instruction.ts'
export { instructionRoutes } from './routes.ts'
