export type SoundKind = 'K' | 'L' | 'T' | 'D' | 'M'

/** Keys: `kind_spelling` (dutch.md §1.4). ei and ij share one sound, because they sound the same. */
export const soundExamples = {
  k_a: 'kat',
  k_e: 'hek',
  k_i: 'vis',
  k_o: 'zon',
  k_u: 'bus',
  l_aa: 'maan',
  l_ee: 'teen',
  l_oo: 'boom',
  l_uu: 'vuur',
  t_ie: 'wiel',
  t_oe: 'boek',
  t_eu: 'neus',
  t_ui: 'huis',
  t_ei: 'trein',
  t_au: 'hout',
  t_aai: 'haai',
  t_ooi: 'kooi',
  t_oei: 'boei',
  t_eeuw: 'leeuw',
  t_ieuw: 'nieuw',
  t_uw: 'duw',
  d_e: 'de',
  m_b: 'boom',
  m_d: 'deur',
  m_f: 'fiets',
  m_g: 'geit',
  m_gg: 'goal',
  m_h: 'huis',
  m_j: 'jas',
  m_k: 'kip',
  m_l: 'lamp',
  m_m: 'maan',
  m_n: 'neus',
  m_p: 'pen',
  m_r: 'roos',
  m_s: 'sok',
  m_t: 'tent',
  m_v: 'vis',
  m_w: 'wiel',
  m_z: 'zon',
  m_ch: 'lach',
  m_ng: 'ring',
  m_nk: 'bank',
  m_nj: 'champignon',
  m_sj: 'sjaal',
  m_zj: 'garage',
  m_ks: 'taxi',
  m_kw: 'quiz',
  m_ts: 'politie',
} as const

export type SoundId = keyof typeof soundExamples

const kindsByLetter: Readonly<Record<string, SoundKind>> = { k: 'K', l: 'L', t: 'T', d: 'D', m: 'M' }

export function getSoundKind(sound: SoundId): SoundKind {
  return kindsByLetter[sound.charAt(0)] ?? 'M'
}

export function isSound(text: string): text is SoundId {
  return Object.hasOwn(soundExamples, text)
}

export function isVowelSound(sound: SoundId | null): boolean {
  return sound !== null && getSoundKind(sound) !== 'M'
}
