/** The word in blocks, a character each: what is in them reads as the word. */
export { judgeRestricted as judgeLetterBlokken } from '../../kit/typed-word.ts'
