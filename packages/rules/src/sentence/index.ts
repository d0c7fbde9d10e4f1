export { cutSentence } from './cut-sentence.ts'
export {
  judgeDictated,
  findWrittenInSentence,
  type DictatedPiece,
  type DictatedSentence,
  type SentenceTally,
} from './judge-dictated.ts'
export type { SentenceMark } from './read-sentence.ts'
