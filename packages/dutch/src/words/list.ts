import { STEMS } from './stems.ts'

/** What is known of a word part beyond its letters. */
export type Entry = {
  /** Index of the stressed vowel letter, or -1 where the rules decide. */
  stress: number
  /** Indices of the letters e that are a stomme e against the rules. */
  schwas: readonly number[]
  /** Indices at which a new part begins (aard|appel). */
  cuts: readonly number[]
}

/** A list of known word parts. */
export type WordList = ReadonlyMap<string, Entry>

/**
 * Reads a word list: words between spaces, with `'` before a stressed vowel that the rules would not
 * find (hot'el), `ə` for an unexpected stomme e (camər'a) and `|` between parts (aard|appel).
 */
export function readWordList(text: string): WordList {
  const list = new Map<string, Entry>()
  for (const item of text.split(/\s+/)) {
    if (item === '') continue
    const [word, entry] = readEntry(item)
    list.set(word, entry)
  }
  return list
}

function readEntry(item: string): [string, Entry] {
  let word = ''
  let stress = -1
  const schwas: number[] = []
  const cuts: number[] = []
  for (const letter of item) {
    if (letter === "'") stress = word.length
    else if (letter === '|') cuts.push(word.length)
    else {
      if (letter === 'ə') schwas.push(word.length)
      word += letter === 'ə' ? 'e' : letter
    }
  }
  return [word, { stress, schwas, cuts }]
}

/** No known words: the rules alone. */
export const NO_WORDS: WordList = new Map()

/** The words that the package carries. */
export const WORDS: WordList = readWordList(STEMS)
