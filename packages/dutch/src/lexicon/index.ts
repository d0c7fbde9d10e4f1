export type { Lexicon } from './lexicon.ts'
export { isNoun, readLexicon } from './lexicon.ts'
export type { MarkedWord, MarkSources } from './mark-word.ts'
export { markWord } from './mark-word.ts'
