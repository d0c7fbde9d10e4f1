/** A sentence of one's own, with the word in it. */
export { judgeSentence as judgeZinnen1 } from '../../kit/judge-sentence.ts'
