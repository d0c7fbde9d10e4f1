import type { SoundId } from '@letterliaan/dutch'

/**
 * What the chart shows of a sound: a picture, and each spelling with a word in which it is heard. The first word is
 * the one in the picture. `loan`: only loan words have this sound.
 */
export interface SoundAnchor {
  readonly picture: string
  readonly words: Readonly<Record<string, string>>
  readonly loan?: boolean
}

/**
 * An anchor for every sound of `soundExamples`. The tests check with the analyser that the words hold the sound so
 * spelled, and that no spelling of the curriculum is missing.
 */
export const soundAnchors: Readonly<Record<SoundId, SoundAnchor>> = {
  k_a: { picture: 'cat', words: { a: 'kat' } },
  k_e: { picture: 'tent', words: { e: 'tent' } },
  k_i: { picture: 'fish', words: { i: 'vis' } },
  k_o: { picture: 'sun', words: { o: 'zon' } },
  k_u: { picture: 'bus', words: { u: 'bus' } },
  l_aa: { picture: 'crescent-moon', words: { aa: 'maan', a: 'vader' } },
  l_ee: { picture: 'leg', words: { ee: 'been', e: 'lepel', é: 'café' } },
  l_oo: { picture: 'rose', words: { oo: 'roos', o: 'robot', eau: 'cadeau' } },
  l_uu: { picture: 'fire', words: { uu: 'vuur', u: 'paraplu' } },
  t_ie: { picture: 'bicycle', words: { ie: 'fiets', i: 'kiwi', y: 'baby' } },
  t_oe: { picture: 'open-book', words: { oe: 'boek', ou: 'route' } },
  t_eu: { picture: 'nose', words: { eu: 'neus' } },
  t_ui: { picture: 'house', words: { ui: 'huis' } },
  t_ei: { picture: 'train', words: { ei: 'trein', ij: 'konijn' } },
  t_au: { picture: 'automobile', words: { au: 'auto', ou: 'goud', auw: 'pauw', ouw: 'touw' } },
  t_aai: { picture: 'shark', words: { aai: 'haai' } },
  t_ooi: { picture: 'sheaf-of-rice', words: { ooi: 'hooi' } },
  t_oei: { picture: 'ring-buoy', words: { oei: 'boei' } },
  t_eeuw: { picture: 'lion', words: { eeuw: 'leeuw' } },
  t_ieuw: { picture: 'newspaper', words: { ieuw: 'nieuws' } },
  t_uw: { picture: 'rightwards-pushing-hand', words: { uw: 'duw' } },
  d_e: { picture: 'key', words: { e: 'sleutel', i: 'jarig', ij: 'vrolijk', ë: 'zeeën' } },
  m_b: { picture: 'bear', words: { b: 'beer', bb: 'dubbel' } },
  m_d: { picture: 'door', words: { d: 'deur', dd: 'ladder' } },
  m_f: { picture: 'flute', words: { f: 'fluit', ff: 'koffer' } },
  m_g: { picture: 'goat', words: { g: 'geit', gg: 'vlaggen' } },
  m_gg: { picture: 'goal-net', words: { g: 'goal' }, loan: true },
  m_h: { picture: 'dog', words: { h: 'hond' } },
  m_j: { picture: 'coat', words: { j: 'jas', y: 'yoga' } },
  m_k: { picture: 'chicken', words: { k: 'kip', kk: 'bakker', c: 'cactus', qu: 'enquête' } },
  m_l: { picture: 'spoon', words: { l: 'lepel', ll: 'ballon' } },
  m_m: { picture: 'mouse', words: { m: 'muis', mm: 'emmer' } },
  m_n: { picture: 'nest-with-eggs', words: { n: 'nest', nn: 'rennen' } },
  m_p: { picture: 'pear', words: { p: 'peer', pp: 'appel', b: 'krab' } },
  m_r: { picture: 'rocket', words: { r: 'raket', rr: 'sterren' } },
  m_s: { picture: 'socks', words: { s: 'sok', ss: 'kussen', c: 'citroen', sch: 'tropisch', t: 'actie' } },
  m_t: { picture: 'tiger', words: { t: 'tijger', tt: 'kitten', d: 'hand', dt: 'wordt', th: 'thee' } },
  m_v: { picture: 'fox', words: { v: 'vos' } },
  m_w: { picture: 'wolf', words: { w: 'wolf' } },
  m_z: { picture: 'soap', words: { z: 'zeep', s: 'televisie' } },
  m_ch: { picture: 'light-bulb', words: { ch: 'licht', g: 'weg' } },
  m_ng: { picture: 'snake', words: { ng: 'slang' } },
  m_nk: { picture: 'couch-and-lamp', words: { nk: 'bank' } },
  m_nj: { picture: 'mushroom', words: { gn: 'champignon' }, loan: true },
  m_sj: { picture: 'scarf', words: { sj: 'sjaal', ch: 'chef' } },
  m_zj: { picture: 'watch', words: { g: 'horloge', j: 'journaal' }, loan: true },
  m_ks: { picture: 'taxi', words: { x: 'taxi' }, loan: true },
  m_kw: { picture: 'red-question-mark', words: { qu: 'quiz' }, loan: true },
  m_ts: { picture: 'police-car', words: { t: 'politie', zz: 'pizza' }, loan: true },
}

/** What is written but not heard: a silent letter and the marks of a word (codes S1 and H1). */
export const silentAnchors: Readonly<Record<'S1' | 'H1', SoundAnchor>> = {
  S1: { picture: 'shortcake', words: { e: 'cake' } },
  H1: { picture: 'camera', words: { "'": "foto's", '-': 'na-apen' } },
}
