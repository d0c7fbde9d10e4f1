/** The whole word at once, one try. */
export { judgeFree as judgeStapDictee } from '../../kit/typed-word.ts'
