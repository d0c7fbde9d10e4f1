import { pronounce, type Pronunciation } from '@letterliaan/dutch'
import { spokenWords } from '@letterliaan/dutch/spoken-words'

/** A word by the cuts of the dictionary: wet-houder, not we-thouder. */
export const pronounceCut = (word: string): Pronunciation => pronounce(word, undefined, spokenWords)
