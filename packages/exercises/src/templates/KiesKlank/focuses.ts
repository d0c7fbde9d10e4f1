import {
  doubleConsonant,
  isDoubleConsonant,
  isDoublableConsonant,
  isUsualSpelling,
  listMistakes,
  type GraphemeInWord,
} from './spellings.ts'

export interface GapFocus {
  readonly asks: (grapheme: GraphemeInWord) => boolean
  readonly shows: (anchor: string, asked: GraphemeInWord) => boolean
  readonly mistakes?: (grapheme: GraphemeInWord) => readonly string[]
}

const sounds = (...wanted: readonly string[]) => {
  const known = new Set(wanted)
  return ({ sound }: GraphemeInWord): boolean => known.has(sound)
}
const seen =
  (pattern: RegExp) =>
  (anchor: string): boolean =>
    pattern.test(anchor)
/** Some letters are loan letters only next to certain others. */
const showsLoan = (anchor: string, { letters, sound }: GraphemeInWord): boolean => {
  if (/[ëïöü]/u.test(letters)) return /[ëïöü]/u.test(anchor)
  if (letters === 'c') return sound === 'm_s' ? /c[eiy]/u.test(anchor) : /c(?![heiy])/u.test(anchor)
  return anchor.includes(letters === 't' ? 'ti' : letters)
}

const particular: readonly GapFocus[] = [
  {
    asks: (grapheme) => grapheme.sound !== '' && !isUsualSpelling(grapheme) && !isDoubleConsonant(grapheme),
    shows: showsLoan,
  },
  { asks: sounds('t_ei'), shows: seen(/ei|ij/u) },
  { asks: ({ letters, sound }) => letters === 'i' && sound === 't_ie', shows: seen(/i(?![ej])/u) },
  { asks: sounds('t_au'), shows: seen(/au|ou/u) },
  {
    asks: sounds('t_aai', 't_ooi', 't_oei', 't_eeuw', 't_ieuw', 't_uw'),
    shows: seen(/(aa|oo|oe)i|uw/u),
  },
  { asks: sounds('m_ng', 'm_nk'), shows: seen(/n[gk]/u) },
  { asks: ({ letters, sound }) => letters === 'ch' && sound === 'm_ch', shows: seen(/ch/u) },
  { asks: ({ sound, after }) => sound === 'm_t' && after === '', shows: seen(/[dt]$/u) },
  { asks: ({ sound, after }) => sound === 'm_p' && after === '', shows: seen(/[bp]$/u) },
  { asks: sounds('m_v', 'm_f'), shows: seen(/^[vf]|[vf]e|f$/u) },
  {
    asks: ({ sound, before, after }) =>
      (sound === 'm_z' || sound === 'm_s') && (before === '' || after === '' || after.startsWith('e')),
    shows: seen(/^z|^s[aeiou]|[aeioulnr][zs]e/u),
  },
  { asks: ({ code }) => code === 'L1', shows: seen(/[aeou][b-df-hj-np-tv-z][aeiouy]/u) },
  { asks: isDoubleConsonant, shows: seen(/([b-df-hj-np-tv-z])\1|[aeou][b-df-hj-np-tv-z][aeiouy]/u) },
  {
    asks: isDoublableConsonant,
    shows: seen(/([b-df-hj-np-tv-z])\1|[aeou][b-df-hj-np-tv-z][aeiouy]/u),
    mistakes: doubleConsonant,
  },
  { asks: sounds('t_ie', 't_oe', 't_eu', 't_ui'), shows: seen(/ie|oe|eu|ui/u) },
  { asks: sounds('d_e'), shows: seen(/^(be|ge|ver)|e[lmnr]s?$|e$|ig$|lijk$/u) },
  { asks: sounds('m_g', 'm_ch'), shows: seen(/g|ch/u) },
  // Offers spellings of one letter only, because those of two letters are not taught yet.
  {
    asks: ({ code }) => code === 'K1',
    shows: seen(/^[^aeiou][aeiou][^aeiou]$/u),
    mistakes: (grapheme) => listMistakes(grapheme).filter((spelling) => spelling.length === 1),
  },
]

/** A question for nearly every word: long or short. */
const longOrShort: GapFocus = { asks: ({ code }) => /^[KL]/u.test(code), shows: () => true }

const anySound: GapFocus = { asks: (grapheme) => listMistakes(grapheme).length > 0, shows: () => false }

/** In order of preference: those that anchors show, `longOrShort`, then any sound. */
export const gapFocuses = { particular, longOrShort, anySound } as const
