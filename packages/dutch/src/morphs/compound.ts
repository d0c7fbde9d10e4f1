import { isOnset, vowelLetters } from '../letters.ts'
import { findKnownStem, type KnownStem } from '../words/known-stem.ts'
import type { WordList } from '../words/read.ts'

const vowelPattern = new RegExp(`[${vowelLetters}]`)
/** From this length a listed word may end a compound whose unlisted start looks like a word. */
const minTrustedLength = 5
const wordPattern = /[aeiouy].*[^aeuy]$|[aeiou]{2}$/
const longWordPattern = /^(?=.{4}).*[aeiouy].*(?:[^aeuy]|[aeiou]{2})$/
/** Matches verbs in -eren and -elen, which seem to end in a form of teer or keel. */
export const erenPattern = /^..?e[lr](?:en|ing|ij|e|aar)$/
const minPartLength = 3

/** Matches letters that are mostly an ending and no word: the *ken* of blij-ken, the *lig* of rafe-lig. */
export const endingPattern = /^(?![bcv]els?$)[^aeiouy]e(?:[lmnr]s?|[nr]d|t|[lr]ige?)$|^lige?$/

/** Letters between the parts (tussen-s, tussen-n, tussen-e: dutch.md §2, steps 41 and 42). */
const linkingLetters = ['', 's', 'en', 'e', 'ën']

export function splitCompound(word: string, words: WordList): [string, string] | undefined {
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
  return isOnset(right.slice(0, right.search(vowelPattern)))
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
