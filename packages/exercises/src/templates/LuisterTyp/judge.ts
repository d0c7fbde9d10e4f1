/** The word typed as it was heard, letter by letter. */
export { judgeRestricted as judgeLuisterTyp } from '../../kit/typed-word.ts'
