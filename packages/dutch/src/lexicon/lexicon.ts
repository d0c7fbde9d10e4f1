import { findStem } from '../words/known-stem.ts'

export interface LexiconEntry {
  /** Flags of its plurals and diminutives. A compound has the flags of its last word. */
  readonly nounFlags: readonly string[]
  readonly isVerb: boolean
  readonly isAdjective: boolean
}

export type Lexicon = ReadonlyMap<string, LexiconEntry>

/** Parses a hunspell word list (`boot/CcYbZf`). Skips names, abbreviations and words with digits. */
export function readLexicon(dictionary: string): Lexicon {
  const lexicon = new Map<string, LexiconEntry>()
  for (const line of dictionary.split('\n')) {
    const [text = '', flags = ''] = line.split('/')
    const word = text.replaceAll('ĳ', 'ij')
    if (!/^[a-zàâçèéêëíîïñóôöúûü]{2,}$/.test(word) || /^[^aeiouyéëïöü]+$/.test(word)) continue
    const pairs: readonly string[] = flags.match(/../g) ?? []
    if (pairs.includes('Fw')) continue
    const known = lexicon.get(word)
    const nounFlags = pairs.filter((flag) => /^[YZ]/.test(flag))
    lexicon.set(word, {
      nounFlags: known ? [...known.nounFlags, ...nounFlags] : nounFlags,
      isVerb: known?.isVerb === true || pairs.some((flag) => flag.startsWith('V')),
      isAdjective: known?.isAdjective === true || pairs.some((flag) => flag.startsWith('A')),
    })
  }
  return lexicon
}

/** The flags of the dictionary for a diminutive. */
const diminutiveFlags = { tje: 'Ya', je: 'Yb', kje: 'Yc' } as const

/** Tests whether the dictionary has the diminutive with this ending. `pje` uses the flag of `je`. */
export function takesDiminutive(
  lexicon: Lexicon,
  noun: string,
  ending: keyof typeof diminutiveFlags,
): boolean {
  return lexicon.get(noun)?.nounFlags.includes(diminutiveFlags[ending]) === true
}

export interface LexiconWord {
  readonly lemma: string
  readonly entry: LexiconEntry
  /** Empty if the word itself is listed. */
  readonly ending: string
}

/** Returns the listed word, and the words of which it is a plural, verb form or adjective. */
export function findWords(lexicon: Lexicon, text: string): LexiconWord[] {
  const found: LexiconWord[] = []
  const listed = lexicon.get(text)
  if (listed) found.push({ lemma: text, entry: listed, ending: '' })
  const stem = findStem(text, { get: (word) => (word === text ? undefined : lexicon.get(word)) })
  if (stem && fits(stem.entry, text.slice(stem.end)))
    found.push({ lemma: stem.base, entry: stem.entry, ending: text.slice(stem.end) })
  return found
}

/** True also for a compound whose last word is a noun. False for a noun without a listed plural. */
export function isNoun(lexicon: Lexicon, word: string): boolean {
  const entry = lexicon.get(word)
  if (word.endsWith('je')) return true
  if (entry !== undefined) return entry.nounFlags.length > 0
  if (isWord(lexicon, word)) return false
  return Array.from(word).some((_, at) => {
    const head = word.slice(0, at)
    const isHead = isWord(lexicon, head) || (head.endsWith('s') && isWord(lexicon, head.slice(0, -1)))
    return isHead && (lexicon.get(word.slice(at))?.nounFlags.length ?? 0) > 0
  })
}

export const isWord = (lexicon: Lexicon, text: string): boolean => findWords(lexicon, text).length > 0

function fits({ nounFlags, isVerb, isAdjective }: LexiconEntry, ending: string): boolean {
  if (/^(?:ing|ingen|ings|end|ende|t|d|dt|de|den|te|ten)$/.test(ending)) return isVerb
  if (/^(?:er|ere|ers|st|ste|sten)$/.test(ending)) return isAdjective
  if (ending === 's' || ending === "'s") return nounFlags.includes('Za')
  if (ending === 'en') return isVerb || isAdjective || nounFlags.some((flag) => /^Z[^a]/.test(flag))
  return ending === 'e' && isAdjective
}
