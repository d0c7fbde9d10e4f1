/** Reading along: nothing can be wrong. */
export { judgeNothing as judgeLeesLetters } from '../../kit/no-answer.ts'
