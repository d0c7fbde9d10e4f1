import type { Placed } from '../groups.ts'
import type { SoundId } from '../sounds.ts'
import { isVowelSound } from '../sounds.ts'

const VOICELESS: Partial<Record<SoundId, SoundId>> = {
  m_b: 'm_p',
  m_d: 'm_t',
  m_g: 'm_ch',
  m_v: 'm_f',
  m_z: 'm_s',
}

/** Final devoicing: at the end of a klankgroep d is heard as t, b as p, g as ch (hond, web, weg). */
export function devoice(graphemes: Placed[]): void {
  let afterVowel = false
  let group = -1
  for (const grapheme of graphemes) {
    if (grapheme.group !== group) afterVowel = false
    group = grapheme.group
    if (isVowelSound(grapheme.sound)) afterVowel = true
    else if (afterVowel && grapheme.sound) grapheme.sound = VOICELESS[grapheme.sound] ?? grapheme.sound
  }
}
