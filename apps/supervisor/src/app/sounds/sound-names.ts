import type { SoundId } from '@letterliaan/dutch'

/** Sounds of one kind, each with a word in which it is heard. */
export interface SoundFamily {
  readonly name: string
  readonly examples: Readonly<Partial<Record<SoundId, string>>>
}

/** All sounds by their kinds, in the order in which they are taught (dutch.md §1.4). */
export const soundFamilies: readonly SoundFamily[] = [
  { name: 'Korte klanken', examples: { k_a: 'kat', k_e: 'hek', k_i: 'vis', k_o: 'zon', k_u: 'bus' } },
  { name: 'Lange klanken', examples: { l_aa: 'maan', l_ee: 'teen', l_oo: 'boom', l_uu: 'vuur' } },
  {
    name: 'Tweetekenklanken',
    examples: { t_ie: 'wiel', t_oe: 'boek', t_eu: 'neus', t_ui: 'huis', t_ei: 'trein', t_au: 'hout' },
  },
  {
    name: 'Drie- en viertekenklanken',
    examples: { t_aai: 'haai', t_ooi: 'kooi', t_oei: 'boei', t_eeuw: 'leeuw', t_ieuw: 'nieuw', t_uw: 'duw' },
  },
  { name: 'Stomme e', examples: { d_e: 'de' } },
  {
    name: 'Medeklinkers',
    examples: {
      m_b: 'boom',
      m_d: 'deur',
      m_f: 'fiets',
      m_g: 'geit',
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
    },
  },
  {
    name: 'Klanken van leenwoorden',
    examples: {
      m_gg: 'goal',
      m_nj: 'champignon',
      m_sj: 'sjaal',
      m_zj: 'garage',
      m_ks: 'taxi',
      m_kw: 'quiz',
      m_ts: 'politie',
    },
  },
]

/** Where the letters of the id would not do. */
const otherNames: Readonly<Record<string, string>> = {
  t_ei: 'ei/ij',
  t_au: 'au/ou',
  d_e: 'stomme e',
  m_gg: 'g (goal)',
}

/** What stands on a sound's button: `k_a` → a. */
export const soundNameOf = (sound: string): string => otherNames[sound] ?? sound.slice(sound.indexOf('_') + 1)

export const isVowel = (sound: string): boolean => !sound.startsWith('m_')
