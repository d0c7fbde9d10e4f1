import { isVowelLetter, vowelLetters } from '../letters.ts'
import type { WordEntry, WordList } from './read.ts'

export type KnownStem = Stem<WordEntry>

const minStemLength = 3

interface Ending {
  readonly text: string
  /** True if the form is spelt with an open klankgroep or a doubled consonant. */
  readonly opens: boolean
}

const inflectionEndings: readonly Ending[] = [
  ...endings("'s s t d dt de den te ten ste sten ën", false),
  ...endings('e en es er ers ere end ende ing ingen ings ig ige iger igst igd igde igt igen iging', true),
  ...endings('ij ijen aar aars in inne erij', true),
]

function endings(texts: string, opens: boolean): Ending[] {
  return texts.split(' ').map((text) => ({ text, opens }))
}

const endingsByLastLetter = new Map<string, Ending[]>()
for (const ending of inflectionEndings) {
  const last = ending.text.at(-1) ?? ''
  endingsByLastLetter.set(last, [...(endingsByLastLetter.get(last) ?? []), ending])
}
const shortSyllablePattern = new RegExp(`^[^${vowelLetters}]*[aeiou][^${vowelLetters}x]$`)

/** Finds the longest listed stem: huis for huizen, wind (not win) for winden (dutch.md §4.1, rule 2). */
export function findKnownStem(text: string, words: WordList): KnownStem | undefined {
  const stem = findStem(text, words) ?? findBeforeTje(text, words)
  // A form of an English word never changes its stem: mode is no form of mood.
  const isRespelled = stem?.entry.kinds.includes('english') === true && !text.startsWith(stem.base)
  return isRespelled ? undefined : stem
}

/** Finds collega in collegaa(tje). */
function findBeforeTje(text: string, words: WordList): KnownStem | undefined {
  const base = /([aou])\1$/.test(text) ? text.slice(0, -1) : ''
  const entry = base.length < minStemLength ? undefined : words.get(base)
  return entry && { entry, base, end: base.length }
}

export interface StemLookup<Entry> {
  readonly get: (word: string) => Entry | undefined
}

export interface Stem<Entry> {
  readonly entry: Entry
  readonly base: string
  readonly end: number
}

export function findStem<Entry>(text: string, words: StemLookup<Entry>): Stem<Entry> | undefined {
  const whole = words.get(text)
  if (whole) return { entry: whole, base: text, end: text.length }
  let best: Stem<Entry> | undefined
  for (const ending of endingsByLastLetter.get(text.at(-1) ?? '') ?? []) {
    const end = text.length - ending.text.length
    if (end < 2 || end <= (best?.end ?? 0) || !text.endsWith(ending.text)) continue
    for (const base of ending.opens ? closedForms(text.slice(0, end)) : plainForms(text, end)) {
      const entry = base.length >= minStemLength ? words.get(base) : undefined
      if (!entry) continue
      best = { entry, base, end }
      break
    }
  }
  return best
}

/** Returns the stem before a consonant, which does not change (wacht-te); none for bid-den. */
function plainForms(text: string, end: number): string[] {
  const isDoubled =
    text[end - 1] === text[end] && isVowelLetter(text[end - 2]) && !isVowelLetter(text[end - 3])
  return isDoubled ? [] : [text.slice(0, end)]
}

/** Returns the stem from its form before a vowel: boom for bom(en), zon for zonn(en), huis for huiz(en). */
function closedForms(open: string): string[] {
  const last = open.at(-1) ?? ''
  const before = open.at(-2) ?? ''
  if (isVowelLetter(last)) return [open]
  if (before === last)
    return isVowelLetter(open.at(-3)) && !isVowelLetter(open.at(-4)) ? [open.slice(0, -1)] : [open]
  const hard = last === 'v' ? 'f' : last === 'z' ? 's' : last
  const closed = open.slice(0, -1)
  if (before === 'ë') return [`${open.slice(0, -2)}ee${last}`]
  const forms = shortSyllablePattern.test(open) ? [] : [open, closed + hard]
  if ('aeou'.includes(before) && !isVowelLetter(open.at(-3))) forms.push(closed + before + hard)
  return forms
}
