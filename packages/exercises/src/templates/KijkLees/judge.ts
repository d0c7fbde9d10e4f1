/** Looking and reading aloud: nothing can be wrong. */
export { judgeNothing as judgeKijkLees } from '../../kit/no-answer.ts'
