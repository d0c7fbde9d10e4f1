/** The word typed from memory, letter by letter. */
export { judgeRestricted as judgeLeesTyp } from '../../kit/typed-word.ts'
