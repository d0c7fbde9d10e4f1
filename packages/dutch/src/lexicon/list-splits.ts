import { type WordMarkSources, type Split, listCompoundSplits } from './compounds.ts'
import { findWords, type LexiconEntry, type LexiconWord } from './lexicon.ts'

/** Words that no Dutch speaker reads as a compound, although their halves are words. */
export const notCompounds = new Set(
  (
    'plankton blokkade boulevard kalender tablet diameter meteen katrol alstublieft procent ribbel kruidenier bonbon lawaai rapport chocolade diagram locomotief scharnier dozijn mandarijn ' +
    'iedereen thermostaat horizontaal arabier kakkerlak waarschuwen waarschuwt waarschuw verwaarlozing transpireren bruidegom praktijk partijdig donkerst veroorloven europees holland'
  ).split(' '),
)
export const minCompoundLength = 4

/** Returns readings as existing words. A listed word must have the flags of its last part. */
export function listSplits(word: string, cuts: readonly number[], sources: WordMarkSources): Split[] {
  if (notCompounds.has(word)) return []
  const { lexicon } = sources
  const lemmas = findWords(lexicon, word)
  const own = listCompoundSplits(word, cuts, sources).filter(
    ({ parts }) =>
      (lemmas.length === 0 && parts.some((part) => part.length >= minCompoundLength)) ||
      lemmas.some(({ entry, ending }) => inherits(entry, ending, findWords(lexicon, parts.at(-1) ?? ''))),
  )
  return own.length > 0 ? own : lemmas.flatMap((lemma) => splitsOfForm(word, lemma, sources))
}

/** Returns the cuts of a form by those of its lemma: huis|dieren like huis|dier. */
function splitsOfForm(
  word: string,
  { lemma, entry, ending }: LexiconWord,
  sources: WordMarkSources,
): Split[] {
  if (ending === '' || notCompounds.has(lemma)) return []
  return listCompoundSplits(lemma, sources.cutsOf(lemma), sources).flatMap(({ parts, cost }) => {
    const before = parts.slice(0, -1)
    const rest = word.slice(before.join('').length)
    const isForm = before.length > 0 && inherits(entry, '', findWords(sources.lexicon, parts.at(-1) ?? ''))
    return isForm && word.startsWith(before.join('')) ? [{ parts: [...before, rest], cost }] : []
  })
}

/** Tests whether a word has the plural and diminutive of its last part: sporthal like hal, not stellage. */
function inherits(whole: LexiconEntry, ending: string, lasts: readonly LexiconWord[]): boolean {
  return lasts.some((last) => {
    if (last.ending !== ending && !(whole.nounFlags.length === 0 && ending === '')) return false
    if (whole.nounFlags.length > 0) return sharesFlags(whole.nounFlags, last.entry.nounFlags)
    if (whole.isVerb && !(last.entry.isVerb && last.lemma.length > minCompoundLength)) return false
    return !whole.isAdjective || last.entry.isAdjective
  })
}

/** True if one of the two has no diminutive or plural in the dictionary. */
function sharesFlags(whole: readonly string[], last: readonly string[]): boolean {
  const kinds = ['Y', 'Z'].filter((kind) => last.some((flag) => flag.startsWith(kind)))
  const asked = kinds.filter((kind) => whole.some((flag) => flag.startsWith(kind)))
  return (
    asked.length > 0 &&
    asked.every((kind) => whole.some((flag) => flag.startsWith(kind) && last.includes(flag)))
  )
}
