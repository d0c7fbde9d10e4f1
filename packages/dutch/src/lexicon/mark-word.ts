import { analyse } from '../analyse.ts'
import type { Analysis } from '../analysis.ts'
import { isVowelLetter, lowerLetters } from '../letters.ts'
import { strongPrefixes, weakPrefixes } from '../morphs/affixes.ts'
import { splitSmallParts } from '../morphs/split.ts'
import { splitSuffix } from '../morphs/suffix.ts'
import { readCutMarks } from '../normalise.ts'
import { findKnownStem } from '../words/known-stem.ts'
import type { WordEntry } from '../words/read.ts'
import { type WordMarkSources, type Split, listCompoundSplits } from './compounds.ts'
import { markDiminutive } from './diminutives.ts'
import { findWords, isWord } from './lexicon.ts'
import { minCompoundLength, notCompounds, listSplits } from './list-splits.ts'

/** A word with the marks that let `analyse` cut it correctly. */
export interface WordWithMarks {
  /** The word itself if the rules cut it correctly; else with marks, `voor|al|`. */
  readonly marked: string
  /** Another possible cut if rules, lexicon and patterns disagree; null if the cut is certain. */
  readonly other: string | null
}

/** Maximum costs: a more expensive compound of existing words is chance, like e|lek|tra. */
const maxCost = { listed: 4, unlisted: 5.6, disputed: 6, category: 2.95, name: 2.3 }
/** Minimum difference in cost between the best reading and a reading that cuts differently. */
const margin = 0.4
/** Marks a word by the lexicon, then by the rules. TeX's patterns are an independent vote. Never throws. */
export function markWord(text: string, sources: WordMarkSources): WordWithMarks {
  const { word, marks } = readCutMarks(text)
  if (marks.length > 0) return { marked: text, other: null }
  const sections = word.split(/([ '-])/).map((section) => markSection(section, sources))
  const marked = sections.map((section) => section.marked).join('')
  const other = sections.some((section) => section.other !== null)
    ? sections.map((section) => section.other ?? section.marked).join('')
    : null
  return { marked: toEnd(marked), other: other === null ? null : toEnd(other) }
}

/** Adds a mark after the last letter: it means that the marks are complete. */
function toEnd(marked: string): string {
  return marked.includes('|') ? `${marked.replace(/\|(?=[ '-]|$)/g, '')}|` : marked
}

function markSection(section: string, sources: WordMarkSources): WordWithMarks {
  const lower = lowerLetters(section)
  if (lower.length < minCompoundLength || !/^[a-zà-ÿ]+$/.test(lower)) return { marked: section, other: null }
  // The lexicon contains no names.
  if (lower !== section && !isWord(sources.lexicon, lower)) {
    const [best] = listCompoundSplits(lower, sources.cutsOf(lower), sources)
    if (!best || best.cost > maxCost.name) return { marked: section, other: null }
  }
  const read = readLower(lower, sources)
  return { marked: inCase(read.marked, section), other: read.other && inCase(read.other, section) }
}

/** Copies the marks of the first text to the letters of the second. */
function inCase(marked: string, letters: string): string {
  let at = 0
  return Array.from(marked, (sign) => (sign === '|' ? sign : letters.charAt(at++))).join('')
}

function readLower(word: string, sources: WordMarkSources): WordWithMarks {
  const diminutive = markDiminutive(word, sources)
  if (diminutive === undefined) return readDoubted(word, sources)
  const base = readOpen(diminutive.base, sources)
  const withEnding = (marked: string): string => `${writtenOut(marked)}|${diminutive.ending}|`
  return { marked: withEnding(base.marked), other: base.other && withEnding(base.other) }
}

/** Gives an unlisted word a second reading if it can be divided into another compound. */
function readDoubted(word: string, sources: WordMarkSources): WordWithMarks {
  const read = readBase(word, sources)
  const isKnown = isWord(sources.lexicon, word) || findKnownStem(word, sources.common) !== undefined
  if (read.other !== null || isKnown || notCompounds.has(word) || splitSmallParts(word)) return read
  const cuts = sources.cutsOf(word)
  const own = readingOf(read.marked, cuts)
  const [first = '', ...rest] = own.analysis.morphemes
  // ge-spaar-de, not gesp-aarde.
  if (isPrefix(first) && findKnownStem(rest.join(''), sources.common)) return read
  const [likeliest] = listCompoundSplits(word, cuts, sources)
  if (!likeliest || likeliest.cost > maxCost.disputed) return read
  const rival = readingOf(markParts(likeliest, sources), cuts)
  if (sameCut(rival, own)) return read
  return hasCompound(own)
    ? { marked: read.marked, other: rival.marked }
    : { marked: rival.marked, other: read.marked }
}

/** Reads the base of a diminutive that doubles a last vowel: sport|autoo(tje) is sport|auto. */
function readOpen(base: string, sources: WordMarkSources): WordWithMarks {
  const doubled = /([aou])\1$/.exec(base)?.[1] ?? ''
  const noun = base.slice(0, base.length - doubled.length)
  if (doubled === '' || !isWord(sources.lexicon, noun)) return readDoubted(base, sources)
  const { marked } = readBase(noun, sources)
  return { marked: marked.replace(/\|?$/, `${doubled}|`), other: null }
}

function readBase(word: string, sources: WordMarkSources): WordWithMarks {
  if (isMarked(sources.common.get(word)) || isFormOfLoan(word, sources) || splitSmallParts(word))
    return { marked: word, other: null }
  const cuts = sources.cutsOf(word)
  const rules = readingOf(word, cuts)
  const isAgreed = rules.differing.length === 0 && hasPatternCuts(rules, cuts)
  if (isAgreed && isInflection(word, sources) && !hasCompound(rules)) return { marked: word, other: null }
  const splits = listSplits(word, cuts, sources)
  const best = bestOf(word, splits, sources)
  if (best) {
    const compound = readingOf(markParts(best, sources), cuts)
    if (!isAgreed && isSettled(compound, best)) return { marked: compound.marked, other: null }
    if (isAgreed && isLikely(best, word, sources) && isKept(rules, compound, sources)) {
      if (sameCut(compound, rules)) return { marked: compound.marked, other: null }
      const own = placesOf(rules.analysis.syllables.split(','))
      const places = placesOf(best.parts)
      // True for vitrage|stof, which the rules cut as vitra-ges-tof. In be-ste|ding the rules have the cut.
      const isMissed = places.every((at) => cuts.includes(at)) && places.some((at) => !own.includes(at))
      if (isMissed) return { marked: compound.marked, other: null }
      if (best.cost < maxCost.category && !isWord(sources.lexicon, word))
        return { marked: compound.marked, other: rules.marked }
    }
  }
  if (isAgreed) {
    const isChance =
      hasCompound(rules) &&
      !/etjes?$/.test(word) &&
      !isOfCommonWords(rules, sources) &&
      !isAmong(rules, notCompounds.has(word) ? [] : listCompoundSplits(word, cuts, sources))
    const oneWordReading = isChance ? readingOf(`${word}|`, cuts) : rules
    return { marked: sameCut(oneWordReading, rules) ? oneWordReading.marked : word, other: null }
  }
  return settle(word, { rules, cuts, sources })
}

/** True if the word list gives the sounds or the parts of the word. */
const isMarked = (entry: WordEntry | undefined): boolean =>
  entry !== undefined && (entry.fixed.size > 0 || entry.cuts.length > 0 || entry.stress >= 0)

/** True for a form like jongleren, whose sounds the list gives. */
function isFormOfLoan(word: string, { common }: WordMarkSources): boolean {
  const stem = findKnownStem(word, common)
  return stem !== undefined && stem.entry.cuts.length === 0 && isMarked(stem.entry)
}

/** True for forms of a frequent word not listed as a noun: bakken, huizen; not spelles. */
function isInflection(word: string, { lexicon, common }: WordMarkSources): boolean {
  const stem = findKnownStem(word, common)
  if (!stem) return false
  if (/^ing(?:en|s)?$/.test(word.slice(stem.end))) return true
  return common.has(word) || !lexicon.get(word)?.nounFlags.length
}

function hasPatternCuts({ analysis: { word, morphemes } }: Reading, cuts: readonly number[]): boolean {
  return placesOf(morphemes).every(
    (at) => cuts.includes(at) || at < 2 || at > word.length - 2 || isEnding(word.slice(at)),
  )
}

const isEnding = (text: string): boolean => /^(?:[td]en?|[tpk]?jes?|ste?n?)$/.test(text)

/** True for a likely compound. A less likely one may add a category only if the cut stays the same. */
const isLikely = ({ cost, parts }: Split, word: string, sources: WordMarkSources): boolean =>
  cost <= maxCost.category ||
  (cost <= maxCost.listed && (endsInStressedWord(parts, word, sources) || isOfLongParts(parts, word))) ||
  !isWord(sources.lexicon, word)

/** True for yogalessen, which doubles the last consonant of a word; not for boeket and heibel. */
const endsInStressedWord = (parts: readonly string[], word: string, { lexicon }: WordMarkSources): boolean =>
  /^.[^e].|[^lt]$/.test(parts.at(-1) ?? '') &&
  parts.at(-1)?.length === 3 &&
  lexicon.get(word)?.nounFlags.includes('Ze') === true

/** True for pinkster|dagen: two long words seldom meet by chance, except after a prefix. */
const isOfLongParts = (parts: readonly string[], word: string): boolean =>
  parts.every((part) => part.length >= minCompoundLength) &&
  !weakPrefixes.some(({ text }) => word.startsWith(text))

const isSuffix = (text = ''): boolean => splitSuffix(`stam${text}`)[1] === text && text !== ''

/** Tests whether a reading that the rules cut at a prefix is a compound: begin|tijd, not be|gintijd. */
function isKept({ analysis }: Reading, compound: Reading, { common }: WordMarkSources): boolean {
  const [first = ''] = analysis.morphemes
  const [left = ''] = compound.analysis.morphemes
  if (isSuffix(analysis.morphemes.at(-1)) && !isSuffix(compound.analysis.morphemes.at(-1))) return false
  // Keeps the cuts of the rules: drie-ën-dertig, te-gelijkertijd.
  const isPrefixed = isPrefix(first) && analysis.morphemes.length > 1
  if (!isPrefixed) return isFiner(placesOf(compound.analysis.morphemes), placesOf(analysis.morphemes))
  const isWeak = weakPrefixes.some(({ text }) => text === first)
  return left === first || (isWeak ? findKnownStem(left, common) !== undefined : common.has(left))
}

const isOfCommonWords = ({ analysis }: Reading, { common }: WordMarkSources): boolean =>
  analysis.morphemes.every((part) => isMarked(common.get(part)))

const hasCompound = ({ analysis }: Reading): boolean => analysis.morphemes.length > 1

function isAmong({ analysis, marked }: Reading, splits: readonly Split[]): boolean {
  const places = placesOf(analysis.morphemes)
  return (
    splits.some(({ parts }) => placesOf(parts).every((at) => places.includes(at))) ||
    marked.length < minCompoundLength
  )
}

/** Tests whether lexicon words meet where this reading and the patterns differ. */
const isSettled = ({ differing }: Reading, { parts }: Split): boolean =>
  differing.every((at) => placesOf(parts).some((place) => Math.abs(place - at) <= 2))

/** Writes the cuts of the rules as marks, unless the marks are complete. */
const writtenOut = (marked: string): string =>
  marked.includes('|') ? marked.replace(/\|$/, '') : analyse(marked).morphemes.join('|')

/** Marks parts of a compound that are compounds themselves: kring|loop in kringlooppapier. */
function markParts({ parts }: Split, sources: WordMarkSources): string {
  const marked = parts.map((part) =>
    sources.common.get(part)?.fixed.size ? part : writtenOut(readLower(part, sources).marked),
  )
  return `${marked.join('|')}|`
}

function placesOf(parts: readonly string[]): number[] {
  let at = 0
  return parts.slice(0, -1).map((part) => (at += part.length))
}

function toMarked(word: string, places: readonly number[]): string {
  const edges = [0, ...places.toSorted((one, two) => one - two), word.length]
  return `${edges
    .slice(1)
    .map((end, index) => word.slice(edges[index], end))
    .join('|')}|`
}

function bestOf(word: string, splits: readonly Split[], { lexicon }: WordMarkSources): Split | undefined {
  const [best, ...others] = splits
  if (!best || best.cost > (isWord(lexicon, word) ? maxCost.listed : maxCost.unlisted)) return undefined
  const places = placesOf(best.parts)
  const rival = others.find(
    ({ parts }) => !isFiner(placesOf(parts), places) && !isFiner(places, placesOf(parts)),
  )
  return rival && rival.cost - best.cost < margin ? undefined : best
}

const isFiner = (fine: readonly number[], coarse: readonly number[]): boolean =>
  coarse.every((at) => fine.includes(at))

interface Reading {
  readonly marked: string
  readonly analysis: Analysis
  /** Cuts of the patterns that this reading lacks. */
  readonly differing: readonly number[]
}

function readingOf(marked: string, cuts: readonly number[]): Reading {
  const analysis = analyse(marked)
  return { marked, analysis, differing: differences(analysis, cuts) }
}

const sameCut = (one: Reading, other: Reading): boolean => one.analysis.syllables === other.analysis.syllables

interface Dispute {
  readonly rules: Reading
  readonly cuts: readonly number[]
  readonly sources: WordMarkSources
}

/** Explains a difference by a prefix, or by one word that the rules split. Otherwise the word is unsure. */
function settle(word: string, { rules, cuts, sources }: Dispute): WordWithMarks {
  if (notCompounds.has(word)) return { marked: word, other: null }
  const splits = listCompoundSplits(word, cuts, sources).filter(({ cost }) => cost <= maxCost.disputed)
  const isListed = isWord(sources.lexicon, word)
  const isOfWords = hasCompound(rules) && isAmong(rules, splits) && (!isListed || hasPatternCuts(rules, cuts))
  if (isOfWords || joinsBeside(rules)) return { marked: word, other: null }
  const [best] = splits
  const compound = best && readingOf(markParts(best, sources), cuts)
  if (compound?.differing.length === 0) return { marked: compound.marked, other: null }
  const whole = readingOf(`${word}|`, cuts)
  if (whole.differing.length === 0) return { marked: whole.marked, other: null }
  const byPatterns = readingOf(toMarked(word, whole.differing), cuts)
  if (byPatterns.differing.length > 0 || sameCut(byPatterns, rules)) return { marked: word, other: null }
  const isClear = whole.differing.every((at) => isBoundary(word, at, sources))
  return { marked: byPatterns.marked, other: isClear ? null : rules.marked }
}

/** True for fiets|ten: the rules know the verb, but the patterns do not. */
function joinsBeside({ analysis: { morphemes }, differing }: Reading): boolean {
  const places = morphemes.at(-1)?.match(/^[td]en?$/) ? placesOf(morphemes).slice(-1) : []
  return places.length > 0 && differing.every((at) => places.some((place) => Math.abs(place - at) <= 1))
}

const prefixes = new Set([...strongPrefixes, ...weakPrefixes].map(({ text }) => text))
const isPrefix = (text: string): boolean => prefixes.has(text)

function isBoundary(word: string, at: number, { lexicon }: WordMarkSources): boolean {
  const [left, right] = [word.slice(0, at), word.slice(at)]
  if (/^sten?$/.test(right)) return findWords(lexicon, left).some(({ entry }) => entry.isAdjective)
  if (isPrefix(left)) return right.length > 4 || isWord(lexicon, right)
  return isWord(lexicon, right) && isWord(lexicon, left)
}

/** Returns the patterns' cuts that this reading lacks, except where schools and printers differ. */
function differences({ word, syllables, graphemes, morphemes }: Analysis, cuts: readonly number[]): number[] {
  const joins = placesOf(morphemes)
  const own = placesOf(syllables.split(','))
  const sounding = new Set<number>()
  const joining = new Set<number>()
  let at = 0
  for (const { letters, sound } of graphemes) {
    if (sound !== null && !sound.startsWith('m_')) sounding.add(at)
    if (letters === 'sh' || (letters === 'y' && sound === 'm_j')) joining.add(at)
    at += letters.length
  }
  return cuts.filter((cut, index) => {
    if (own.includes(cut)) return false
    const end = cuts[index + 1] ?? word.length
    // A silent e, and the i of -ieel and -tion, make no klankgroep.
    if (![...sounding].some((place) => place >= cut && place < end)) return false
    const start = cuts[index - 1] ?? 0
    if (![...sounding].some((place) => place >= start && place < cut)) return false
    if (/i[aeouëé]$/.test(word.slice(0, cut + 1)) || /nkjes?$/.test(word.slice(cut - 1))) return false
    // Printers cut ro-yaal and pu-shen as roy-aal and pus-hen.
    if (joining.has(cut - 1)) return false
    // Both cuts are right: il-lus-tra-tor, pat-roon.
    return !(
      (/^s[ptkc]/.test(word.slice(cut)) || /^[bcdfgkpt][lr]/.test(word.slice(cut))) &&
      isVowelLetter(word.charAt(cut - 1)) &&
      !isVowelLetter(word.charAt(cut - 2)) &&
      own.includes(cut + 1) &&
      !joins.includes(cut + 1)
    )
  })
}
