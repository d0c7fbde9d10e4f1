import type { SoundId } from '../sounds.ts'

/** What a letter e sounds like when the text after it, to the end of the part, matches. */
export type ERule = { rest: RegExp; sound: SoundId; example: string }

/**
 * The letter e in a part of a word that already has a vowel before it: stomme e or full e
 * (dutch.md §4.1, rule 5). The first rule that matches wins.
 */
export const LATER_E: readonly ERule[] = [
  { rest: /^$/, sound: 'd_e', example: 'tante' },
  { rest: /^ns?$/, sound: 'd_e', example: 'varken' },
  { rest: /^[lrm]s?$/, sound: 'd_e', example: 'winkel' },
  { rest: /^s$/, sound: 'd_e', example: 'tantes' },
  { rest: /^nt(e|en|je)?$/, sound: 'k_e', example: 'student' },
  {
    rest: /^[lnrm](d|t|de|dt|te|den|ten|de[nr]?s|s[te]|sten?|lijk|ling|lingen)$/,
    sound: 'd_e',
    example: 'wandelde',
  },
  { rest: /^ri[aeëu]/, sound: 'l_ee', example: 'bacteriën' },
  { rest: /^ra$/, sound: 'd_e', example: 'camera' },
  { rest: /^[^aeiouy](ie|a|o|isch|ische)s?$/, sound: 'l_ee', example: 'academie' },
  { rest: /^[lnm](e|en|ende?|ing|ingen|aar|aars|ig|ige|ij|ijen)$/, sound: 'd_e', example: 'tekenen' },
  { rest: /^r(e|aar|aars|ig|ige|ij|ijen)$/, sound: 'd_e', example: 'bakkerij' },
  { rest: /^[bdfgkpqstvz]en?$/, sound: 'l_ee', example: 'planeten' },
]

/** What stands before the e of -eren when it is a stomme e (luisteren against proberen). */
export const NATIVE_EREN = /(?:dd|tt|pp|kk|bb|gg|nd|ld|rd|st|(?:ie|oe|ui|ij|ei|ou|au|aa|oo|ee|eu)[^aeiou])$/

/** The text after the e in -eren, -ering and their forms. */
export const EREN = /^r(en|ing|ingen|ende?|in|inge)$/

/** The endings in which i is a stomme e: -ig and its forms (not *-ige* in prestige). */
export const IG = /^g(e|en|er|ers|s|st|ste|d|de|den|t|te|ten|ing|ingen|heid|lijk)?$/
