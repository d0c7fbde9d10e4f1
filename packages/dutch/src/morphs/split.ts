import { canStartWord, isVowelLetter, vowelLetters, vowelPattern } from '../letters.ts'
import { findKnownStem, type KnownStem } from '../words/known-stem.ts'
import { guessEnglish } from '../words/guess-english.ts'
import { sliceWordEntry, type WordList } from '../words/read.ts'
import {
  adverbPattern,
  consonantSuffixPattern,
  numberPattern,
  pronounAdverbPattern,
  strongPrefixes,
  weakPrefixes,
  type Prefix,
} from './affixes.ts'
import { splitSuffix } from './suffix.ts'

type MorphRole = 'weak' | 'strong' | 'stem' | 'suffix'

export interface Morph {
  readonly text: string
  readonly role: MorphRole
  readonly known?: KnownStem | undefined
}

/** Longer than any word of a dictation; longer texts are not split. */
const maxPartLength = 60
/** Matches the end of baby'tje. No word begins so. */
const afterApostrophePattern = /^tjes?$/
const diminutivePattern = /^[tpk]?jes?$/
const pastEnding = /^[td]en?$/
/** Matches a syllable with only a stomme e: the *ver* of bever, the *ken* of beken. */
const weakSyllablePattern = new RegExp(
  `^[^${vowelLetters}]*e(?:[lnrm][est]?|s|nde?)?$|^[^${vowelLetters}]i(?:ng|ngen|g|ge)$`,
)

/** Splits a lower-case word (dutch.md §4.1, rule 2). `cutsCompounds` is false for one word. */
export function splitMorphs(word: string, words: WordList, cutsCompounds = true): Morph[] {
  if (word.length > maxPartLength) return [stem(word)]
  if (afterApostrophePattern.test(word)) return [{ text: word, role: 'suffix' }]
  const small = splitSmallParts(word)
  if (small) return small.map((part) => stem(part))
  const known = findKnownStem(word, words)
  if (known && known.entry.cuts.length > 0) return splitListed(word, known, words)
  if (known && isMarked(known))
    return splitEnding(word, known, (part) => splitMorphs(part, words, cutsCompounds)) ?? [stem(word, known)]
  const split = (part: string): Morph[] => splitMorphs(part, words, cutsCompounds)
  const isOneWord = known !== undefined || !cutsCompounds
  return (
    splitEnding(word, known, split) ??
    splitPrefix(word, known, { words, split }, strongPrefixes, 'strong') ??
    splitPrefix(word, known, { words, split }, weakPrefixes, 'weak') ??
    (isOneWord ? undefined : splitCompound(word, words)?.flatMap(split)) ?? [stem(word, known)]
  )
}

/** Returns the parts of er|in|door, van|af and zes|en|twintig without a dictionary. */
export function splitSmallParts(word: string): string[] | undefined {
  const match = pronounAdverbPattern.exec(word) ?? adverbPattern.exec(word) ?? numberPattern.exec(word)
  return match?.slice(1).filter((part) => part !== undefined && part !== '')
}

/** True if the list gives the sounds. Then no rule splits the word. */
function isMarked(known: KnownStem): boolean {
  return known.entry.stress >= 0 || known.entry.fixed.size > 0
}

export interface SplitOptions {
  readonly words: WordList
  /** True if the marks are all boundaries between words. Then no part is split as a compound. */
  readonly isComplete: boolean
}

/** Splits at marks. After be-, ge- or ver- a mark makes a prefix; before -je or -tje it makes a suffix. */
export function splitMarked(parts: readonly string[], { words, isComplete }: SplitOptions): Morph[] {
  return parts.flatMap((part, index) => {
    if (index < parts.length - 1 && isWeakPrefix(part)) return [{ text: part, role: 'weak' as const }]
    if (index > 0 && diminutivePattern.test(part)) return [{ text: part, role: 'suffix' as const }]
    if (!isComplete) return splitMorphs(part, words)
    if (index > 0 && isSuffix(part)) return [{ text: part, role: 'suffix' as const }]
    if (index < parts.length - 1 && isStrongPrefix(part))
      return [{ text: part, role: 'strong' as const, known: findKnownStem(part, words) }]
    return splitMorphs(part, words, false)
  })
}

const isSuffix = (text: string): boolean =>
  consonantSuffixPattern.exec(text)?.[0] === text || /^(?:sten?|aards?)$/.test(text)

const isStrongPrefix = (text: string): boolean => strongPrefixes.some((prefix) => prefix.text === text)

function isWeakPrefix(text: string): boolean {
  return weakPrefixes.some((prefix) => prefix.text === text)
}

export function splitTextAt(text: string, cuts: readonly number[]): string[] {
  const edges = [0, ...cuts, text.length]
  return edges.slice(1).map((end, index) => text.slice(edges[index], end))
}

function stem(text: string, known?: KnownStem): Morph {
  return { text, role: 'stem', known: known ?? guessEnglish(text) }
}

function splitListed(word: string, known: KnownStem, words: WordList): Morph[] {
  let start = 0
  return splitTextAt(word, known.entry.cuts).flatMap((part) => {
    const end = start + part.length
    const own = {
      entry: sliceWordEntry(known.entry, start, end),
      base: end < word.length ? part : known.base.slice(start),
      end: Math.min(end, known.end) - start,
    }
    start = end
    if (end < word.length && isWeakPrefix(part)) return [{ text: part, role: 'weak' }]
    const isInflected = own.end < part.length && !findKnownStem(part, words)
    return isMarked(own) || isInflected ? [stem(part, own)] : splitMorphs(part, words)
  })
}

type SplitPart = (part: string) => Morph[]

/** Splits off a suffix, or the te or de of a past tense: fiets-te. */
function splitEnding(word: string, known: KnownStem | undefined, split: SplitPart): Morph[] | undefined {
  const past = known && pastEnding.test(word.slice(known.end)) ? known.end : word.length
  const [base, suffix] = past < word.length ? [word.slice(0, past), word.slice(past)] : splitSuffix(word)
  if (suffix === '' || (known && base.length < known.end)) return undefined
  return [...split(base), { text: suffix, role: 'suffix' }]
}

function splitPrefix(
  word: string,
  known: KnownStem | undefined,
  { words, split }: { readonly words: WordList; readonly split: SplitPart },
  prefixes: readonly Prefix[],
  role: MorphRole,
): Morph[] | undefined {
  for (const prefix of prefixes) {
    if (!word.startsWith(prefix.text)) continue
    const rest = word.slice(prefix.text.length)
    const bare = (known?.base ?? word).slice(prefix.text.length)
    if (prefix.unless?.test(rest) || !canFollow(prefix, bare, words)) continue
    return [{ text: prefix.text, role, known: findKnownStem(prefix.text, words) }, ...split(rest)]
  }
  return undefined
}

/** Tests whether the rest can be a word: it has a possible start, a full vowel, and no divided vowel. */
function canFollow(prefix: Prefix, rest: string, words: WordList): boolean {
  if (rest.length > 2 && findKnownStem(rest, words)) return true
  // Vera and Bea are names, so a rest of one letter is no word.
  if (rest.length < 2) return false
  if (weakSyllablePattern.test(rest) || !vowelPattern.test(rest)) return false
  if (prefix.onlyKnown && !/^(ge|be|ver)./.test(rest)) return false
  const first = rest.charAt(0)
  if (isVowelLetter(prefix.text.at(-1)) && /[eiu]/.test(first)) return false
  return canStartWord(rest.slice(0, rest.search(vowelPattern)))
}

/** A listed word of this length may end a compound even if its start is not listed. */
const minTrustedLength = 5
const wordPattern = /[aeiouy].*[^aeuy]$|[aeiou]{2}$/
const longWordPattern = /^(?=.{4}).*[aeiouy].*(?:[^aeuy]|[aeiou]{2})$/
/** Matches verbs in -eren and -elen. They seem to end in a form of a word like teer or keel. */
export const erenPattern = /^..?e[lr](?:en|ing|ij|e|aar)$/
const minPartLength = 3

/** Matches letters that are mostly an ending and no word: the *ken* of blij-ken, the *lig* of rafe-lig. */
export const endingPattern = /^(?![bcv]els?$)[^aeiouy]e(?:[lmnr]s?|[nr]d|t|[lr]ige?)$|^lige?$/

/** Letters between the parts (tussen-s, tussen-n, tussen-e: dutch.md §2, steps 41 and 42). */
const linkingLetters = ['', 's', 'en', 'e', 'ën']

function splitCompound(word: string, words: WordList): [string, string] | undefined {
  if (words.size === 0) return undefined
  let second: [string, string] | undefined
  for (let at = minPartLength; at <= word.length - minPartLength; at += 1) {
    const left = word.slice(0, at)
    const right = word.slice(at)
    const end = canEnd(left, right, words) ? findEnd(right, words) : undefined
    if (!end) continue
    if (isKnownLeft(left, words) && !sameVowelPattern.test(`${left}|${right}`)) return [left, right]
    if (isTrusted(left, right, end.base)) second ??= [left, right]
  }
  return second
}

function canEnd(left: string, right: string, words: WordList): boolean {
  if (endingPattern.test(right) || (erenPattern.test(right) && !words.has(right))) return false
  if (vowelPattern.test(right.charAt(0))) return right.length > 3 || left.length > minTrustedLength
  return canStartWord(right.slice(0, right.search(vowelPattern)))
}

function isTrusted(left: string, right: string, base: string): boolean {
  if (base.length < minTrustedLength || vowelPattern.test(right.charAt(0))) return false
  return base.length > minTrustedLength ? wordPattern.test(left) : longWordPattern.test(left)
}

/** Matches starts of words that the list lacks: be-stel, af-leider. */
const beginningPattern =
  /^(?:(?:be|ge|ver|ont)(?=...)|(?:aan|achter|af|bij|door|om|onder|op|over|toe|uit|voor)(?=.{5}))(.+)$/
/** Matches one vowel in two letters, which cannot be divided over two parts (stroom, not stro-om). */
const sameVowelPattern = /([aeou])\|\1/

/** Returns the listed word at the end: stel in on-stel, also after a prefix. */
function findEnd(right: string, words: WordList): KnownStem | undefined {
  const known = findKnownStem(right, words)
  if (known) return known
  const rest = beginningPattern.exec(right)?.[1]
  return rest === undefined ? undefined : findKnownStem(rest, words)
}

function isKnownLeft(left: string, words: WordList): boolean {
  for (const link of linkingLetters) {
    if (!left.endsWith(link)) continue
    const base = left.slice(0, left.length - link.length)
    if (base.length >= minPartLength && findKnownStem(base, words)) return true
  }
  return false
}
