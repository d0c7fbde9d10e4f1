import type { SoundId } from '@letterliaan/dutch'
import { speechLevelDb } from '../audio/level.ts'

/** A sound is cut from a spoken syllable, so that a consonant gets no vowel and a voiced sound stays voiced. */
export interface PartRecipe {
  readonly say: string
  readonly take?: readonly [number, number]
  /** Minimum duration (ms), for which the last sound is made longer. */
  readonly hold_ms?: number
  /** Milliseconds to cut from the end, where the mouth opens for the next vowel. */
  readonly drop_ms?: number
  readonly above_hz?: number
  readonly rate?: number
}

export const partRate = 100

const short = (vowel: string): PartRecipe => ({ say: `'${vowel}|t|@`, take: [0, 0] })
const long = (vowel: string): PartRecipe => ({ say: `'${vowel}`, take: [0, 0], hold_ms: 480 })
const glide = (sounds: string): PartRecipe => ({ say: `'${sounds}`, rate: 90 })
const between = (consonant: string): PartRecipe => ({ say: `'a:|${consonant}|'a:`, take: [1, 1] })
const noise = (consonant: string): PartRecipe => ({ ...between(consonant), above_hz: 350, hold_ms: 460 })
const voiced = (consonant: string): PartRecipe => ({ ...between(consonant), drop_ms: 60, hold_ms: 460 })
const nasal = (consonant: string): PartRecipe => ({ say: `'a:|${consonant}`, take: [1, 1], hold_ms: 460 })
const plosive = (consonant: string, drop_ms: number): PartRecipe => ({ ...between(consonant), drop_ms })
const release = (consonant: string): PartRecipe => ({ say: `'a:|${consonant}`, take: [1, 1] })

export const partRecipes: Readonly<Record<SoundId, PartRecipe>> = {
  k_a: short('A'),
  k_e: short('E2'),
  k_i: short('I'),
  k_o: short('o'),
  k_u: short('8'),
  l_aa: long('a:'),
  l_ee: glide('e:'),
  l_oo: glide('o:'),
  l_uu: long('y'),
  t_ie: long('i'),
  t_oe: long('u'),
  t_eu: glide('Y:'),
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
  m_b: plosive('b', 55),
  m_d: plosive('d', 5),
  m_f: noise('f'),
  m_g: noise('x'),
  m_gg: plosive('g', 15),
  m_h: { ...noise('h'), hold_ms: 260 },
  m_j: { say: "'i|j|'i", take: [1, 1], drop_ms: 40, hold_ms: 240 },
  m_k: release('k'),
  m_l: voiced('l'),
  m_m: nasal('m'),
  m_n: nasal('n'),
  m_p: { say: "p|h|'a:", take: [0, 1], drop_ms: 45 },
  m_r: { ...voiced('r'), drop_ms: 90 },
  m_s: noise('s'),
  m_t: release('t'),
  m_v: voiced('v'),
  m_w: { ...voiced('v#'), hold_ms: 240 },
  m_z: voiced('z'),
  m_ch: noise('x'),
  m_ng: nasal('N'),
  m_nk: { say: "'a:|N|k", take: [1, 2] },
  m_nj: nasal('n^'),
  m_sj: noise('S'),
  m_zj: voiced('Z'),
  m_ks: { say: "'a:|k|s", take: [1, 2], hold_ms: 420 },
  m_kw: { say: "k|v#|'a:", take: [0, 1], drop_ms: 60 },
  m_ts: { say: "'a:|t|s", take: [1, 2], hold_ms: 420 },
}

/** Changes in dB, because a long hiss sounds louder than a vowel of the same measured level. */
const partLevelChangesDb: Readonly<Partial<Record<SoundId, number>>> = {
  m_f: 6,
  m_v: 4,
  m_s: 8,
  m_z: 5,
  m_ch: 5,
  m_g: 5,
  m_h: 6,
  m_sj: 8,
  m_zj: 5,
  m_ks: 7,
  m_ts: 7,
}

/** Returns the level (dBFS) at which the sound is as loud as other sounds. */
export function chooseSoundLevelDb(sound: SoundId): number {
  return speechLevelDb - (partLevelChangesDb[sound] ?? 0)
}
