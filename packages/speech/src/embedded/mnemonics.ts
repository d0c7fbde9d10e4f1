import { getSoundKind, type SoundId } from '@letterliaan/dutch'
import type { SoundGroup } from '../request.ts'

export const soundMnemonics: Readonly<Record<SoundId, string>> = {
  k_a: 'A',
  k_e: 'E',
  k_i: 'I',
  k_o: 'O',
  k_u: '8',
  l_aa: 'a:',
  l_ee: 'e:',
  l_oo: 'o:',
  l_uu: 'y',
  t_ie: 'i',
  t_oe: 'u',
  t_eu: 'Y:',
  t_ui: 'Wy',
  t_ei: 'EI',
  t_au: 'VU',
  t_aai: 'a:|j',
  t_ooi: 'o:|j',
  t_oei: 'u|j',
  t_eeuw: 'eU',
  t_ieuw: 'i|w',
  t_uw: 'yU',
  d_e: '@',
  m_b: 'b',
  m_d: 'd',
  m_f: 'f',
  m_g: 'Q',
  m_gg: 'g',
  m_h: 'h',
  m_j: 'j',
  m_k: 'k',
  m_l: 'l',
  m_m: 'm',
  m_n: 'n',
  m_p: 'p',
  m_r: 'r',
  m_s: 's',
  m_t: 't',
  m_v: 'v',
  m_w: 'v#',
  m_z: 'z',
  m_ch: 'x',
  m_ng: 'N',
  m_nk: 'N|k',
  m_nj: 'n^',
  m_sj: 'S',
  m_zj: 'Z',
  m_ks: 'k|s',
  m_kw: 'k|v#',
  m_ts: 't|s',
}

/** Vowels before an r in the same klankgroep (beer, oor, vuur). `:` lengthens a vowel. */
const mnemonicsBeforeR: Readonly<Partial<Record<SoundId, string>>> = { l_ee: 'I:', l_oo: 'O:', l_uu: 'y|:' }

/**
 * Stressed vowels that are too similar to others by default. boom is hardly longer than bom, so it is
 * lengthened; oo starts at O (F1 530 Hz) and closes at the very end, so o is at 590 and the w closes oo to
 * some 400. E (F1 490, F2 1890 Hz) is close to ee (450, 1980), while E2 (630, 1690) is the Dutch e of pen
 * (583, 1725); unstressed, E2 would become a stomme e.
 */
const stressedMnemonics: Readonly<Partial<Record<SoundId, string>>> = {
  k_e: 'E2',
  k_o: 'o',
  l_aa: 'a:|:',
  l_ee: 'e:|:',
  l_oo: 'o:|:|w',
}

/** The bar separates names (`E` + `I`). ' marks the first, strongest stressed vowel, and a comma the later ones. */
export function toPhonemeText(said: readonly SoundGroup[]): string {
  const groups = assimilate(said)
  const first = groups.findIndex(({ stressed }) => stressed)
  return `[[${groups.map((group, place) => groupMnemonics(group, place === first ? "'" : ',')).join('|')}]]`
}

function groupMnemonics({ sounds, stressed }: SoundGroup, stress: "'" | ','): string {
  return sounds
    .map((sound, place) => {
      const beforeR = sounds[place + 1] === 'm_r' && mnemonicsBeforeR[sound]
      if (!stressed || !canBeStressed(sound)) return beforeR || soundMnemonics[sound]
      return stress + (beforeR || stressedMnemonics[sound] || soundMnemonics[sound])
    })
    .join('|')
}

function canBeStressed(sound: SoundId): boolean {
  return getSoundKind(sound) !== 'M' && getSoundKind(sound) !== 'D'
}

/** The voiced form of a consonant before b or d of the next klankgroep. */
const voiced: Readonly<Partial<Record<SoundId, SoundId>>> = {
  m_p: 'm_b',
  m_t: 'm_d',
  m_k: 'm_gg',
  m_s: 'm_z',
  m_f: 'm_v',
  m_ch: 'm_g',
}

/** Assimilates neighbouring klankgroepen: zakdoek gets the g of goal, and handdoek one d. */
function assimilate(groups: readonly SoundGroup[]): readonly SoundGroup[] {
  return groups.map((group, at) => {
    const last = group.sounds.at(-1)
    const next = groups[at + 1]?.sounds[0]
    if (last === undefined || next === undefined) return group
    const met = next === 'm_b' || next === 'm_d' ? (voiced[last] ?? last) : last
    // Two vowels are not merged, as in zee-eend and na-apen.
    const isDouble = met === next && getSoundKind(met) === 'M'
    if (met === last && !isDouble) return group
    const before = group.sounds.slice(0, -1)
    return { ...group, sounds: isDouble ? before : [...before, met] }
  })
}
