import { adverbs } from './adverbs.ts'
import { englishWords } from './english.ts'
import { loanWords } from './loans.ts'
import { nouns } from './nouns.ts'
import { verbs } from './verbs.ts'
import { adjectives } from './adjectives.ts'
import { readWordList, type WordList } from './read.ts'

export const emptyWordList: WordList = new Map()

export const knownWords: WordList = readWordList(
  `${nouns} ${verbs} ${adjectives} ${loanWords} ${englishWords} ${adverbs}`,
)
