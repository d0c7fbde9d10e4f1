export { createBackground } from './background.ts'
