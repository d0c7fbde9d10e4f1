import type { PlacedGrapheme } from '../sound-groups.ts'
import type { Morph } from '../morphs/split.ts'
import { isVowelSound, type SoundId } from '../sounds.ts'

const voicelessSounds: Partial<Record<SoundId, SoundId>> = {
  m_b: 'm_p',
  m_d: 'm_t',
  m_g: 'm_ch',
  m_v: 'm_f',
  m_z: 'm_s',
}

/** Before -de, f sounds like v (leefde) and s like z (verhuisde): a klankgroep is not written with v or z at its end. */
const voicedSounds: Partial<Record<SoundId, SoundId>> = { m_f: 'm_v', m_s: 'm_z' }

/** Devoices hond, web and weg, but not before -de of a past tense or noun: leefde has v, krabde has b. */
export function devoiceSoundGroupEnds(graphemes: PlacedGrapheme[], morphs: readonly Morph[]): void {
  const beforeDe = endsBeforeDe(morphs)
  let afterVowel = false
  let group = -1
  let end = 0
  for (const grapheme of graphemes) {
    end += grapheme.letters.length
    if (grapheme.group !== group) afterVowel = false
    group = grapheme.group
    if (isVowelSound(grapheme.sound)) afterVowel = true
    else if (afterVowel && grapheme.sound) {
      const spoken = beforeDe.has(end) ? voicedSounds : voicelessSounds
      grapheme.sound = spoken[grapheme.sound] ?? grapheme.sound
    }
  }
}

/** Returns positions where -de, -den and -des start. A part that is a word itself has none (bos|den). */
function endsBeforeDe(morphs: readonly Morph[]): Set<number> {
  const starts = new Set<number>()
  let end = 0
  for (const { text, role } of morphs) {
    end += text.length
    const ending = /de[ns]?$/.exec(text)?.[0] ?? ''
    if (ending !== '' && (ending !== text || role === 'suffix')) starts.add(end - ending.length)
  }
  return starts
}
