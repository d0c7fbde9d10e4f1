import { soundExamples, type SoundId } from '@letterliaan/dutch/sounds'
import { texts } from '../texts/shell.ts'

export interface SoundSection {
  readonly name: string
  readonly examples: Readonly<Partial<Record<SoundId, string>>>
}

const familyOf = (name: string, sounds: readonly SoundId[]): SoundSection => ({
  name,
  examples: Object.fromEntries(sounds.map((sound) => [sound, soundExamples[sound]])),
})

/** All sounds by section, in the order in which they are taught (dutch.md §1.4). */
export const soundSections: readonly SoundSection[] = [
  familyOf(texts.sounds.short, ['k_a', 'k_e', 'k_i', 'k_o', 'k_u']),
  familyOf(texts.sounds.long, ['l_aa', 'l_ee', 'l_oo', 'l_uu']),
  familyOf(texts.sounds.two, ['t_ie', 't_oe', 't_eu', 't_ui', 't_ei', 't_au']),
  familyOf(texts.sounds.three, ['t_aai', 't_ooi', 't_oei', 't_eeuw', 't_ieuw', 't_uw']),
  familyOf(texts.sounds.dull, ['d_e']),
  familyOf(texts.sounds.consonants, [
    'm_b',
    'm_d',
    'm_f',
    'm_g',
    'm_h',
    'm_j',
    'm_k',
    'm_l',
    'm_m',
    'm_n',
    'm_p',
    'm_r',
    'm_s',
    'm_t',
    'm_v',
    'm_w',
    'm_z',
    'm_ch',
    'm_ng',
    'm_nk',
  ]),
  familyOf(texts.sounds.loan, ['m_gg', 'm_nj', 'm_sj', 'm_zj', 'm_ks', 'm_kw', 'm_ts']),
]

/** Names of sounds that differ from the letters of their id. */
const otherNames: Readonly<Record<string, string>> = {
  t_ei: 'ei/ij',
  t_au: 'au/ou',
  d_e: texts.dullE,
  m_gg: texts.foreignG,
}

/** Returns the label of a sound: `k_a` → a. */
export const labelSound = (sound: string): string => otherNames[sound] ?? sound.slice(sound.indexOf('_') + 1)

export const isVowelId = (sound: string): boolean => !sound.startsWith('m_')
