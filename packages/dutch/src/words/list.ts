import { ADVERBS } from './adverbs.ts'
import { ENGLISH } from './english.ts'
import { LOANS } from './loans.ts'
import { NOUNS } from './nouns.ts'
import { VERBS } from './verbs.ts'
import { ADJECTIVES } from './adjectives.ts'
import type { WordList } from './read.ts'
import { readWordList } from './read.ts'

/** No known words: the rules alone. */
export const NO_WORDS: WordList = new Map()

/** The words that the package carries. */
export const WORDS: WordList = readWordList(`${NOUNS} ${VERBS} ${ADJECTIVES} ${LOANS} ${ENGLISH} ${ADVERBS}`)
