import type { SoundId } from '@letterliaan/dutch'
import { SPEECH_LEVEL_DB } from '../audio/level.ts'

/**
 * How one single sound is made: some syllables are spoken, one sound of them (`take`, counted from 0 in the
 * synthesiser's list) is cut out, and held when it is one that can be held. So no consonant gets a vowel,
 * and voiced ones stay voiced: the synthesiser would say them voiceless on their own.
 */
export type PartRecipe = {
  /** Phonemes, see mnemonics.ts */
  say: string
  /** First and last sound to cut out; all of it without */
  take?: readonly [number, number]
  /** Let it last so long, in ms, by going on with the last sound taken */
  hold_ms?: number
  /** Words a minute, when the sound needs another pace than PART_RATE */
  rate?: number
}

/** Words a minute for single sounds. */
export const PART_RATE = 100

const short = (vowel: string): PartRecipe => ({ say: `'${vowel}|t|@`, take: [0, 0] })
const long = (vowel: string): PartRecipe => ({ say: `'${vowel}`, take: [0, 0], hold_ms: 480 })
const glide = (sounds: string): PartRecipe => ({ say: `'${sounds}`, rate: 90 })
const held = (consonant: string): PartRecipe => ({ say: `'a:|${consonant}|'a:`, take: [1, 1], hold_ms: 460 })
const plosive = (consonant: string): PartRecipe => ({ say: `'a:|${consonant}|'a:`, take: [1, 1] })

/** One recipe for each sound (dutch.md §1.4). */
export const PARTS: Readonly<Record<SoundId, PartRecipe>> = {
  k_a: short('A'),
  k_e: short('E'),
  k_i: short('I'),
  k_o: short('O'),
  k_u: short('8'),
  l_aa: long('a:'),
  l_ee: long('e:'),
  l_oo: long('o:'),
  l_uu: long('y'),
  t_ie: long('i'),
  t_oe: long('u'),
  t_eu: long('Y:'),
  t_ui: glide('Wy'),
  t_ei: glide('EI'),
  t_au: glide('VU'),
  t_aai: glide('a:|j'),
  t_ooi: glide('o:|j'),
  t_oei: glide('u|j'),
  t_eeuw: glide('eU'),
  t_ieuw: glide('i|w'),
  t_uw: glide('yU'),
  d_e: { say: '@|t|@', take: [0, 0], rate: 140 },
  m_b: plosive('b'),
  m_d: plosive('d'),
  m_f: held('f'),
  m_g: held('Q'),
  m_gg: plosive('g'),
  m_h: { ...held('h'), hold_ms: 260 },
  m_j: { ...held('j'), hold_ms: 260 },
  m_k: { say: "'a:|k", take: [1, 1] },
  m_l: held('l'),
  m_m: held('m'),
  m_n: held('n'),
  m_p: { say: "'a:|p", take: [1, 1] },
  m_r: held('r'),
  m_s: held('s'),
  m_t: { say: "'a:|t", take: [1, 1] },
  m_v: held('v'),
  m_w: { ...held('v#'), hold_ms: 260 },
  m_z: held('z'),
  m_ch: held('x'),
  m_ng: held('N'),
  m_nk: { say: "'a:|N|k", take: [1, 2] },
  m_nj: held('n^'),
  m_sj: held('S'),
  m_zj: held('Z'),
  m_ks: { say: "'a:|k|s", take: [1, 2], hold_ms: 420 },
  m_kw: { say: "k|v#|'a:", take: [0, 1] },
  m_ts: { say: "'a:|t|s", take: [1, 2], hold_ms: 420 },
}

/** Softer than a vowel is a hiss of the same measured level: these are brought to less. */
const QUIETER_DB: Readonly<Partial<Record<SoundId, number>>> = {
  m_f: 6,
  m_v: 4,
  m_s: 8,
  m_z: 5,
  m_ch: 5,
  m_g: 4,
  m_h: 6,
  m_sj: 8,
  m_zj: 5,
  m_p: 6,
  m_t: 6,
  m_k: 6,
  m_ks: 7,
  m_ts: 7,
}

/** @returns the level in dBFS at which a single sound is as loud as its neighbours */
export function levelOf(sound: SoundId): number {
  return SPEECH_LEVEL_DB - (QUIETER_DB[sound] ?? 0)
}
