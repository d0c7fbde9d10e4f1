import { isOnset, VOWEL_LETTERS } from '../letters.ts'
import type { Known } from '../words/known.ts'
import { findKnown } from '../words/known.ts'
import type { WordList } from '../words/read.ts'

const VOWEL = new RegExp(`[${VOWEL_LETTERS}]`)
/** A listed word of this many letters may end a compound with an unlisted beginning, if that looks like a word. */
const TRUSTED_LENGTH = 5
const LIKE_A_WORD = /[aeiouy].*[^aeuy]$|[aeiou]{2}$/
const LIKE_A_LONG_WORD = /^(?=.{4}).*[aeiouy].*(?:[^aeuy]|[aeiou]{2})$/
/** Forms of verbs in -eren and -elen, which end in what looks like a form of teer or keel. */
const EREN = /^..?e[lr](?:en|ing|ij|e|aar)$/
const SHORTEST_PART = 3

/** Rights that are an ending far more often than a word: the *ken* of blij-ken. */
const LOOKS_LIKE_ENDING = /^(?![bcv]els?$)[^aeiouy]e(?:[lmnr]s?|[nr]d|t)$/

/** What may stand between the parts (tussen-s, tussen-n, tussen-e: dutch.md §2, steps 41 and 42). */
const LINKS = ['', 's', 'en', 'e', 'ën']

/** Splits a compound in two with the help of the word list, or gives undefined (dutch.md §4.1, rule 2). */
export function splitCompound(word: string, words: WordList): [string, string] | undefined {
  if (words.size === 0) return undefined
  let second: [string, string] | undefined
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const left = word.slice(0, at)
    const right = word.slice(at)
    const end = canEnd(left, right, words) ? findEnd(right, words) : undefined
    if (!end) continue
    if (isKnownLeft(left, words)) return [left, right]
    if (isTrusted(left, right, end.base)) second ??= [left, right]
  }
  return second
}

/** Whether the letters at the end look like a word and not like an ending. */
function canEnd(left: string, right: string, words: WordList): boolean {
  if (LOOKS_LIKE_ENDING.test(right) || (EREN.test(right) && !words.has(right))) return false
  if (VOWEL.test(right.charAt(0))) return right.length > 3 || left.length > TRUSTED_LENGTH
  return isOnset(right.slice(0, right.search(VOWEL)))
}

/** Whether a listed word may end a compound whose beginning is not listed. */
function isTrusted(left: string, right: string, base: string): boolean {
  if (base.length < TRUSTED_LENGTH || VOWEL.test(right.charAt(0))) return false
  return base.length > TRUSTED_LENGTH ? LIKE_A_WORD.test(left) : LIKE_A_LONG_WORD.test(left)
}

/** The listed word at the end: stel in on-stel, also behind be-, ge- or ver- (be-stel). */
function findEnd(right: string, words: WordList): Known | undefined {
  const known = findKnown(right, words)
  if (known) return known
  const rest = /^(?:be|ge|ver|ont)(...+)$/.exec(right)?.[1]
  return rest === undefined ? undefined : findKnown(rest, words)
}

function isKnownLeft(left: string, words: WordList): boolean {
  for (const link of LINKS) {
    if (!left.endsWith(link)) continue
    const base = left.slice(0, left.length - link.length)
    if (base.length >= SHORTEST_PART && findKnown(base, words)) return true
  }
  return false
}
