/** Children's spellings of a sound, likeliest first (dutch.md §4.4, §5). For loan letters all are wrong. */
const bySound: Readonly<Record<string, readonly string[]>> = {
  k_a: ['a', 'aa', 'e', 'o'],
  k_e: ['e', 'i', 'ee', 'a'],
  k_i: ['i', 'e', 'ie', 'u'],
  k_o: ['o', 'oo', 'u', 'a'],
  k_u: ['u', 'oe', 'uu', 'o'],
  l_aa: ['aa', 'a'],
  l_ee: ['ee', 'e', 'i'],
  l_oo: ['oo', 'o', 'oe'],
  l_uu: ['uu', 'u', 'eu'],
  t_ie: ['ie', 'i', 'ee'],
  t_oe: ['oe', 'u', 'oo'],
  t_eu: ['eu', 'ui', 'u'],
  t_ui: ['ui', 'eu', 'ou'],
  t_ei: ['ij', 'ei', 'ie'],
  t_au: ['au', 'ou', 'auw', 'ouw'],
  t_aai: ['aai', 'aaj', 'ai', 'aj'],
  t_ooi: ['ooi', 'ooj', 'oi', 'oj'],
  t_oei: ['oei', 'oej', 'ooi'],
  t_eeuw: ['eeuw', 'eew', 'euw', 'eeu'],
  t_ieuw: ['ieuw', 'iew', 'ieu'],
  t_uw: ['uw', 'uuw', 'uu'],
  d_e: ['e', 'u', 'i'],
  m_b: ['b', 'd', 'p'],
  m_d: ['d', 'b', 't'],
  m_f: ['f', 'v'],
  m_v: ['v', 'f', 'w'],
  m_s: ['s', 'z'],
  m_z: ['z', 's'],
  m_g: ['g', 'ch'],
  m_ch: ['ch', 'g'],
  m_k: ['k', 'g'],
  m_p: ['p', 'b'],
  m_t: ['t', 'd'],
  m_m: ['m', 'n'],
  m_n: ['n', 'm'],
  m_w: ['w', 'v'],
  m_ng: ['ng', 'n', 'nk'],
  m_nk: ['nk', 'ngk', 'ng'],
  m_ks: ['ks', 'cs'],
  m_kw: ['kw', 'q'],
  m_sj: ['sj', 's', 'sh'],
  m_zj: ['zj', 'sj', 'j'],
  m_ts: ['ts', 's'],
  m_gg: ['g', 'k'],
  m_nj: ['nj', 'n'],
}

const bySpelling: Readonly<Record<string, readonly string[]>> = {
  ij_d_e: ['e', 'u', 'i'],
  eeu_t_eeuw: ['ee', 'eu'],
  ieu_t_ieuw: ['ie', 'iu'],
  sch_m_s: ['s', 'ss'],
  t_m_s: ['s', 'ts'],
  c_m_k: ['k', 'ck'],
  th_m_t: ['t', 'tt'],
}

export interface GraphemeInWord {
  readonly letters: string
  readonly sound: string
  readonly code: string
  readonly at: number
  readonly before: string
  readonly after: string
}

export const isDoubleConsonant = ({ letters }: GraphemeInWord): boolean =>
  /^([b-df-hj-np-tv-z])\1$/u.test(letters)

/** True if a child may double this letter after a long vowel: the m of bomen. */
export const isDoublableConsonant = ({ letters, before, after }: GraphemeInWord): boolean =>
  /^[bdfgklmnprst]$/u.test(letters) && /(^|[^aeiou])[aeou]$/u.test(before) && /^[aeiou]/u.test(after)

/** True for the usual Dutch spelling of the sound. False for a loan letter. */
export const isUsualSpelling = ({ letters, sound }: GraphemeInWord): boolean =>
  bySound[sound]?.includes(letters) ?? false

/** True for a final /t/, spelled t, d or dt (hond, kat, wordt). */
const isFinalT = ({ sound, after }: GraphemeInWord): boolean => sound === 'm_t' && after === ''

/** Returns misspellings, likely ones first; empty if children do not confuse the grapheme. */
export const listMistakes = (grapheme: GraphemeInWord): readonly string[] => {
  const { letters, sound } = grapheme
  if (letters === '' || letters !== letters.toLowerCase()) return []
  const all = isDoubleConsonant(grapheme)
    ? [letters.slice(1), ...(letters === 'kk' ? ['ck'] : [])]
    : [...(bySpelling[`${letters}_${sound}`] ?? bySound[sound] ?? []), ...(isFinalT(grapheme) ? ['dt'] : [])]
  return all.filter((spelling) => spelling !== letters)
}

export const doubleConsonant = ({ letters }: GraphemeInWord): readonly string[] => [letters + letters]

const alike: readonly (readonly string[])[] = [
  ['ei', 'ij'],
  ['au', 'ou', 'auw', 'ouw'],
  ['aai', 'aaj', 'ai', 'aj'],
  ['ooi', 'ooj', 'oi', 'oj'],
  ['oei', 'oej'],
  ['eeuw', 'eew'],
  ['ieuw', 'iew'],
  ['uw', 'uuw'],
  ['g', 'ch'],
  ['s', 'ss', 'sch'],
  ['c', 'k', 'ck', 'kk'],
  ['t', 'tt', 'th'],
  ['ks', 'cs', 'x'],
  ['kw', 'q', 'qu'],
  ['nk', 'ngk'],
  ['sj', 'sh', 'ch'],
]

/** True if the klankgroep decides between one letter and two: the o and m of bomen, the kk of kikker. */
export const isDoubledByKlankgroep = (grapheme: GraphemeInWord, spelling: string): boolean => {
  const { letters, code } = grapheme
  if (isDoubleConsonant(grapheme)) return spelling === letters.slice(1)
  return letters + letters === spelling && (code === 'L1' || isDoublableConsonant(grapheme))
}

export const soundsLike = (grapheme: GraphemeInWord, spelling: string): boolean => {
  const { letters, sound, after } = grapheme
  if (sound === 'd_e') return spelling === 'u' || letters === 'ij'
  // At the end d sounds like t, and b like p.
  if (after === '' && (sound === 'm_t' || sound === 'm_p')) return true
  // Usual spellings of loan letters: babie for baby, sent for cent.
  if (spelling === bySound[sound]?.[0]) return true
  return alike.some((same) => same.includes(letters) && same.includes(spelling))
}
