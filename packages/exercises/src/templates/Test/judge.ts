/** The whole word at once, one try: any difference is wrong (rules.md, Comparison of words). */
export { judgeFree as judgeTest } from '../../kit/typed-word.ts'
