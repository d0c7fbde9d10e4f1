import { isVowelLetter, VOWEL_LETTERS } from '../letters.ts'
import type { Entry, WordList } from './read.ts'

/** A listed word, and where it ends in the text of which it is the stem. */
export type Known = { entry: Entry; base: string; end: number }

const SHORTEST_STEM = 3
/** Endings before which the stem is spelled as it is. */
const PLAIN_ENDINGS = ["'s", ...'s t d dt de den te ten ste sten'.split(' ')]
/** Endings before which the stem is spelled as an open klankgroep or with a doubled consonant. */
const VOWEL_ENDINGS =
  'e en es er ers ere end ende ing ingen ings ig ige iger igst igd igde igt igen iging ij ijen aar aars in inne erij'.split(
    ' ',
  )
const ONE_SHORT_SYLLABLE = new RegExp(`^[^${VOWEL_LETTERS}]*[aeiou][^${VOWEL_LETTERS}x]$`)

/**
 * Finds a text in the word list, also when it is inflected: bomen is boom, zonnen is zon, huizen is huis.
 * The longest stem wins: winden is wind, not win (dutch.md §4.1, rule 2).
 */
export function findKnown(text: string, words: WordList): Known | undefined {
  const whole = words.get(text)
  if (whole) return { entry: whole, base: text, end: text.length }
  let longest: Known | undefined
  for (const [base, end] of stemsOf(text)) {
    const entry = base.length >= SHORTEST_STEM ? words.get(base) : undefined
    if (entry && end > (longest?.end ?? 0)) longest = { entry, base, end }
  }
  return longest
}

/** The stems a text could be an inflected form of, each with its length in the text. */
function* stemsOf(text: string): Generator<[base: string, end: number]> {
  for (const ending of PLAIN_ENDINGS) {
    if (!text.endsWith(ending)) continue
    const base = text.slice(0, -ending.length)
    if (base.at(-1) !== ending.charAt(0)) yield [base, base.length]
  }
  for (const ending of VOWEL_ENDINGS) {
    if (!text.endsWith(ending)) continue
    const open = text.slice(0, -ending.length)
    for (const base of closedForms(open)) yield [base, open.length]
  }
}

/** How a stem before a vowel is written on its own: bom(en) is boom, zonn(en) zon, huiz(en) huis. */
function closedForms(open: string): string[] {
  const last = open.at(-1) ?? ''
  const before = open.at(-2) ?? ''
  if (isVowelLetter(last)) return [open]
  if (before === last) return [open.slice(0, -1)]
  const hard = last === 'v' ? 'f' : last === 'z' ? 's' : last
  const closed = open.slice(0, -1)
  const forms = ONE_SHORT_SYLLABLE.test(open) ? [] : [open, closed + hard]
  if ('aeou'.includes(before) && !isVowelLetter(open.at(-3))) forms.push(closed + before + hard)
  return forms
}
