/** The whole word at once; a wrong one can be tried again, with more help. */
export { judgeFree as judgeTypHints } from '../../kit/typed-word.ts'
