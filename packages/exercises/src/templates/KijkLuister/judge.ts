/** Looking and listening: nothing can be wrong. */
export { judgeNothing as judgeKijkLuister } from '../../kit/no-answer.ts'
