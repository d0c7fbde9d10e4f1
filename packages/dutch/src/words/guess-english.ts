import type { KnownStem } from './known-stem.ts'
import { readWordEntry } from './read.ts'

/** Spellings that no Dutch word of one klankgroep has, in the notation of `readWordList`. */
const patterns: readonly (readonly [pattern: RegExp, marked: string])[] = [
  [/^([^aeiouy]{1,3})ead$/, '$1[ea:k_e]d'],
  [/^(br|st)eak$/, '$1[ea:l_ee]k'],
  [/^([^aeiouy]{1,3})ea([bcdfgklmnprstvz]{1,2})$/, '$1[ea:t_ie]$2'],
  [/^(?!th)([^aeiouy]{1,3})ea([bdfgklmnprtvz])er(s?)$/, '$1[ea:t_ie]$2er$3'],
  [/^([^aeiouy]{1,3})oach$/, '$1[oa:l_oo][ch:m_sj]'],
  [/^([^aeiouy]{1,3})oa(st|d|t|l|p|rd)$/, '$1[oa:l_oo]$2'],
  [/^([^aeiouy]{1,3})own$/, '$1[ow:t_au]n'],
  [/^([^aeiouy]{2,3})ow$/, '$1[ow:l_oo]'],
  [/^([^aeiouy]{1,3})ew$/, '$1[ew:t_oe]'],
  [/^([^aeiouy]{1,3})ight$/, '$1[igh:t_aai]t'],
  [/^([^aeiouy]{1,3})ace$/, '$1[a:l_ee]c[e:]'],
  [/^(br|sh|sn|m|l|c|t|f|qu)ake$/, '$1[a:l_ee]k[e:]'],
  [/^([^aeiouy]{1,3})i([dkmtv])e$/, '$1[i:t_aai]$2[e:]'],
  [/^((?!v)[^aeiouy]{0,3})ice$/, '$1[i:t_aai]c[e:]'],
  [/^([jc]|sm|st|br)oke$/, '$1[o:l_oo]k[e:]'],
  [/^([^aeiouy]{1,3}[aiou])dge$/, '$1[dg:m_zj][e:]'],
  [/^([^aeiouy]{1,3})uise$/, '$1[ui:t_oe]s[e:]'],
]

/** Guesses the sounds of an unlisted word that looks English (dutch.md §4.1). */
export function guessEnglish(text: string): KnownStem | undefined {
  const found = patterns.find(([pattern]) => pattern.test(text))
  if (found === undefined) return undefined
  const { entry } = readWordEntry(text.replace(...found))
  return { entry: { ...entry, kinds: ['english'] }, base: text, end: text.length }
}
