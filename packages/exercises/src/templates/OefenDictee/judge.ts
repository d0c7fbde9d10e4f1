/** The whole word at once; there is a second try. */
export { judgeFree as judgeOefenDictee } from '../../kit/typed-word.ts'
