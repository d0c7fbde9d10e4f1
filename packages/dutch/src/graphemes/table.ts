import { vowelLetters } from '../letters.ts'
import type { SoundId } from '../sounds.ts'

/** Applies between `after` and `before`. No `sound`: the klankgroep decides it; null: silent letters. */
export interface LetterSoundRule {
  readonly letters: string
  readonly after?: RegExp
  readonly before?: RegExp
  readonly sound?: SoundId | null
}

const vowelClass = `[${vowelLetters}]`
const beforeVowel = new RegExp(`^${vowelClass}`)
const notBeforeVowel = new RegExp(`^(?!${vowelClass})`)
const beforeFrontVowel = /^[eiyéèêëï]/
const beforeFrenchLl = /^ll(?:[eo]|i(?!j))/

/** Longest first. The first rule that matches is used (dutch.md §4.1, rule 3). */
export const graphemeRules: readonly LetterSoundRule[] = [
  // Vowels of three and four letters. Before a vowel the w goes to the next group: leeu-wen, du-wen.
  { letters: 'eeuw', before: notBeforeVowel, sound: 't_eeuw' },
  { letters: 'ieuw', before: notBeforeVowel, sound: 't_ieuw' },
  { letters: 'eeu', before: /^w/, sound: 't_eeuw' },
  { letters: 'ieu', before: /^w/, sound: 't_ieuw' },
  { letters: 'aai', sound: 't_aai' },
  { letters: 'ooi', sound: 't_ooi' },
  { letters: 'oei', sound: 't_oei' },
  { letters: 'auw', before: notBeforeVowel, sound: 't_au' },
  { letters: 'ouw', before: notBeforeVowel, sound: 't_au' },
  { letters: 'eau', before: /^(?!ty)/, sound: 'l_oo' },
  { letters: 'aa', sound: 'l_aa' },
  { letters: 'ee', sound: 'l_ee' },
  { letters: 'oo', sound: 'l_oo' },
  { letters: 'uu', sound: 'l_uu' },
  { letters: 'ie', before: /^(?!e|u(?!w))/, sound: 't_ie' }, // not di-eet, mili-eu
  { letters: 'oe', sound: 't_oe' },
  { letters: 'eu', before: /^ill/, sound: 't_ui' }, // portefeuille
  { letters: 'eu', before: /^(?!m$|ms$)/, sound: 't_eu' }, // not muse-um
  { letters: 'ui', sound: 't_ui' },
  { letters: 'ei', sound: 't_ei' },
  { letters: 'ij', sound: 't_ei' },
  { letters: 'au', sound: 't_au' },
  { letters: 'ou', before: /^(ch|p|r|ill)/, sound: 't_oe' }, // douche, coupon, retour, bouillon
  { letters: 'ou', sound: 't_au' },
  { letters: 'uw', before: notBeforeVowel, sound: 't_uw' },
  { letters: 'ëi', sound: 't_ei' }, // beëindigen
  { letters: 'ëe', sound: 'l_ee' }, // geëerd
  { letters: 'ïe', sound: 't_ie' }, // naïef
  { letters: 'ey', before: notBeforeVowel, sound: 't_ie' }, // hockey
  { letters: 'ay', before: notBeforeVowel, sound: 'l_ee' }, // okay
  { letters: 'oy', before: notBeforeVowel, sound: 't_ooi' }, // cowboy
  { letters: 'ai', before: beforeFrenchLl, sound: 't_aai' }, // medaille
  { letters: 'ai', before: /^[rnls]/, sound: 'l_ee' }, // militair, trainen
  { letters: 'ai', sound: 't_aai' }, // haiku
  { letters: 'oi', before: /^(r|l|$)/, after: /[tmvu]$/, sound: 'l_aa' }, // toilet, memoires: /waa/
  { letters: 'oi', before: /^r/, after: /[sd]$/, sound: 'l_aa' }, // dressoir, boudoir
  { letters: 'oi', sound: 't_ooi' },
  { letters: 'ê', sound: 'k_e' },
  { letters: 'è', sound: 'k_e' },
  { letters: 'éé', sound: 'l_ee' },
  { letters: 'é', sound: 'l_ee' },
  { letters: 'sch', after: /[aeiouyé].*i$/, before: /^(e[nrs]?|e?st|ere?|ste)?$/, sound: 'm_s' }, // tropisch
  { letters: 'ch', after: /(?:[iou]|[^l]a)$/, before: /^es?$/, sound: 'm_sj' }, // pluche, not lachebek
  { letters: 'ch', sound: 'm_ch' },
  { letters: 'ng', before: new RegExp(`^(?!aa|a[^r]|o|u|[lr]${vowelClass})`), sound: 'm_ng' }, // not kangoeroe, jungle
  { letters: 'nk', sound: 'm_nk' },
  { letters: 'th', sound: 'm_t' },
  { letters: 'ph', sound: 'm_f' },
  { letters: 'qu', sound: 'm_kw' },
  { letters: 'sc', before: /^è/, sound: 'm_s' }, // scène
  { letters: 'sj', before: /^(?!es?$)/, sound: 'm_sj' }, // not vis-je
  { letters: 'sh', after: /^$/, sound: 'm_sj' },
  { letters: 'sh', before: /^$/, sound: 'm_sj' },
  { letters: 'sh', after: /[aiou]$/, before: /^e[nr]/, sound: 'm_sj' }, // pushen
  { letters: 'ck', sound: 'm_k' },
  { letters: 'gn', before: /^(es?$|on|ac)/, sound: 'm_nj' }, // champignon, cognac
  { letters: 'gh', after: /^$/, sound: 'm_g' },
  { letters: 'dt', before: /^$/, sound: 'm_t' },
  { letters: 'zz', sound: 'm_ts' },
  { letters: 'i', after: /[eo]u$/, before: beforeFrenchLl, sound: null }, // bouillon
  { letters: 'll', after: /(?:a|[eo]u)i$/, before: /^(?:[eo]|i(?!j))/, sound: 'm_j' }, // medaille
  { letters: 'i', after: /[ct]$|[ns]s$|us$/, before: /^(on|oen|a[lt]|as[mt]|aal|eel|ël|ën)/, sound: 'm_j' }, // station, sociaal, enthousiast
  { letters: 'g', after: /[aeiouy].*[^aeiou](a|lo)$/, before: /^es?$/, sound: 'm_zj' }, // garage, horloge
  { letters: 'c', before: beforeFrontVowel, sound: 'm_s' },
  { letters: 'c', sound: 'm_k' },
  { letters: 'ç', sound: 'm_s' },
  { letters: 't', after: /[aeiouy]$/, before: /^(ies?$|ione?|iaal|iale|iati|ieel|iël|iënt)/, sound: 'm_ts' }, // politie
  { letters: 't', after: /[^s]$/, before: /^(ies?$|ione?|iaal|iale|ieel|iël|iënt)/, sound: 'm_s' }, // actie
  { letters: 's', after: /[aeiou]$/, before: /^ies?$/, sound: 'm_z' }, // visie, but missie, versie
  { letters: 'w', before: /^r/, sound: 'm_v' },
  { letters: 'y', after: /(?:^|[aou])$/, before: beforeVowel, sound: 'm_j' }, // yoga, mayonaise
  { letters: 'q', sound: 'm_k' },
  { letters: 'x', sound: 'm_ks' },
  { letters: 'ñ', sound: 'm_nj' },
]

/** Sounds before final devoicing. */
export const consonantSounds: Readonly<Record<string, SoundId>> = {
  b: 'm_b',
  d: 'm_d',
  f: 'm_f',
  g: 'm_g',
  h: 'm_h',
  j: 'm_j',
  k: 'm_k',
  l: 'm_l',
  m: 'm_m',
  n: 'm_n',
  p: 'm_p',
  r: 'm_r',
  s: 'm_s',
  t: 'm_t',
  v: 'm_v',
  w: 'm_w',
  z: 'm_z',
}

/** Letters that Dutch never doubles, so two of them are two graphemes (dutch.md §1.3). */
export const neverDoubledLetters = 'hjqwx'
