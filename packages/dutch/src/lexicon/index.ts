export { isNoun, readLexicon, type Lexicon } from './lexicon.ts'
export type { WordMarkSources } from './compounds.ts'
export { markWord, type WordWithMarks } from './mark-word.ts'
