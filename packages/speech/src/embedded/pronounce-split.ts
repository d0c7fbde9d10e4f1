import { pronounce, type Pronunciation } from '@letterliaan/dutch'
import { speechWordList } from '@letterliaan/dutch/spoken-words'

/** Pronounces a word by the divisions of the dictionary: wet-houder, not we-thouder. */
export const pronounceSplit = (word: string): Pronunciation => pronounce(word, undefined, speechWordList)
