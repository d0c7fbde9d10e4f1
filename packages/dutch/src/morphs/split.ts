import { isOnset, isVowelLetter, VOWEL_LETTERS } from '../letters.ts'
import type { WordList } from '../words/list.ts'
import type { Prefix } from './affixes.ts'
import { PRONOUN_ADVERB, STRONG_PREFIXES, SUFFIX, WEAK_PREFIXES } from './affixes.ts'

export type MorphRole = 'weak' | 'strong' | 'stem' | 'suffix'

/** A part of a word that is spelled and cut on its own. */
export type Morph = { text: string; role: MorphRole }

const V = `[${VOWEL_LETTERS}]`
const VOWEL = new RegExp(V)
/** One syllable with nothing but a stomme e: the *ver* of bever, the *ken* of beken. */
const WEAK_SYLLABLE = new RegExp(`^[^${VOWEL_LETTERS}]*e(?:[lnrm](?:[sdt]|de|den|ste?)?|s|nde?)?$`)

/** Splits a word (lower case) into prefixes, parts of a compound and suffixes (dutch.md §4.1, rule 2). */
export function splitMorphs(word: string, words: WordList): Morph[] {
  const pair = PRONOUN_ADVERB.exec(word)
  if (pair) return [stem(pair[1] ?? ''), stem(pair[2] ?? '')]
  const entry = words.get(word)
  if (entry && entry.cuts.length > 0)
    return cutAt(word, entry.cuts).flatMap((part) => splitMorphs(part, words))
  if (entry && (entry.stress >= 0 || entry.schwas.length > 0)) return [stem(word)]
  return (
    splitPrefix(word, words, STRONG_PREFIXES, 'strong') ??
    splitPrefix(word, words, WEAK_PREFIXES, 'weak') ??
    splitSuffix(word, words) ?? [stem(word)]
  )
}

/** Cuts a text at the given positions. */
export function cutAt(text: string, cuts: readonly number[]): string[] {
  const edges = [0, ...cuts, text.length]
  return edges.slice(1).map((end, index) => text.slice(edges[index], end))
}

function stem(text: string): Morph {
  return { text, role: 'stem' }
}

function splitPrefix(
  word: string,
  words: WordList,
  prefixes: readonly Prefix[],
  role: MorphRole,
): Morph[] | undefined {
  for (const prefix of prefixes) {
    if (!word.startsWith(prefix.text)) continue
    const rest = word.slice(prefix.text.length)
    if (prefix.unless?.test(rest) || !canFollow(prefix, rest, words)) continue
    return [{ text: prefix.text, role }, ...splitMorphs(rest, words)]
  }
  return undefined
}

/** Whether the rest can stand on its own: a legal beginning, a full vowel, no vowel torn in two. */
function canFollow(prefix: Prefix, rest: string, words: WordList): boolean {
  if (words.has(rest)) return true
  if (WEAK_SYLLABLE.test(rest) || !VOWEL.test(rest)) return false
  if (prefix.onlyKnown && !/^(ge|be|ver)./.test(rest)) return false
  const first = rest.charAt(0)
  if (isVowelLetter(prefix.text.at(-1)) && /[aeiou]/.test(first) && first !== 'a' && first !== 'o')
    return false
  const onset = rest.slice(0, rest.search(VOWEL))
  return isOnset(onset)
}

function splitSuffix(word: string, words: WordList): Morph[] | undefined {
  const found = SUFFIX.exec(word)
  if (!found) return undefined
  const base = word.slice(0, found.index)
  if (!VOWEL.test(base)) return undefined
  if (found[0].startsWith('hei') && base.endsWith('sc')) return undefined
  if (/^lijk/.test(found[0]) && /^(ge|verge)$/.test(base)) return undefined
  const suffix: Morph = { text: found[0], role: 'suffix' }
  return [...splitMorphs(base, words), suffix]
}
