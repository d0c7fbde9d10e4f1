import type { SoundId } from '@letterliaan/dutch'
import { removeSoundMarks } from '../voices/neural-text.ts'
import { toPhonemeText } from './mnemonics.ts'
import { toSentenceText } from './sentence.ts'

const soundsOfLetters: Readonly<Record<string, readonly SoundId[]>> = {
  a: ['k_a'],
  e: ['k_e'],
  i: ['k_i'],
  o: ['k_o'],
  b: ['m_b', 'd_e'],
  c: ['m_s', 'l_ee'],
  d: ['m_d', 'd_e'],
  f: ['m_f'],
  g: ['m_g'],
  h: ['m_h', 'd_e'],
  j: ['m_j', 'd_e'],
  k: ['m_k', 'd_e'],
  l: ['m_l'],
  m: ['m_m'],
  n: ['m_n'],
  p: ['m_p', 'd_e'],
  r: ['m_r'],
  s: ['m_s'],
  t: ['m_t', 'd_e'],
  v: ['m_v'],
  w: ['m_w', 'd_e'],
  z: ['m_z'],
  aa: ['l_aa'],
  ee: ['l_ee'],
  oo: ['l_oo'],
  uu: ['l_uu'],
  ie: ['t_ie'],
  oe: ['t_oe'],
  eu: ['t_eu'],
  ui: ['t_ui'],
  ei: ['t_ei'],
  ij: ['t_ei'],
  au: ['t_au'],
  ou: ['t_au'],
  aai: ['t_aai'],
  ooi: ['t_ooi'],
  oei: ['t_oei'],
  eeuw: ['t_eeuw'],
  ieuw: ['t_ieuw'],
  uw: ['t_uw'],
  ch: ['m_ch'],
  ng: ['m_ng'],
  nk: ['m_nk'],
  sj: ['m_sj'],
  zj: ['m_zj'],
  ks: ['m_ks'],
  kw: ['m_kw'],
}

/** 'u' is always a letter, because texts address children as 'je'. */
const lettersAlone = /(?<![\p{L}\p{N}'’-])(?:\p{L}{1,4})(?![\p{L}\p{N}'’-])/gu

/** Returns a placeholder in which no rule finds a letter. */
const placeOf = (at: number): string => `\u{E000}${String.fromCodePoint(0xe100 + at)}`

/** Gives single letters their sounds, because the 'i' in 'Dan schrijf je één letter: i' would be spoken as 'ie'. */
export function soundOutLetters(text: string): string {
  const letters: (readonly SoundId[])[] = []
  const marked = removeSoundMarks(text).replaceAll(lettersAlone, (piece) => {
    const sounds = piece === 'u' ? (['k_u'] as const) : soundsOfLetters[piece]
    if (sounds === undefined) return piece
    letters.push(sounds)
    return placeOf(letters.length - 1)
  })
  return letters.reduce(
    (written, sounds, at) => written.replace(placeOf(at), toPhonemeText([{ sounds, stressed: true }])),
    toSentenceText(marked),
  )
}
