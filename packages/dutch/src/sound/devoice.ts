import type { PlacedGrapheme } from '../groups.ts'
import type { Morph } from '../morphs/split.ts'
import type { SoundId } from '../sounds.ts'
import { isVowelSound } from '../sounds.ts'

const voicelessSounds: Partial<Record<SoundId, SoundId>> = {
  m_b: 'm_p',
  m_d: 'm_t',
  m_g: 'm_ch',
  m_v: 'm_f',
  m_z: 'm_s',
}

/** What f and s write before -de: the v of leven and the z of verhuizen, which a klankgroep can't end with. */
const voicedSounds: Partial<Record<SoundId, SoundId>> = { m_f: 'm_v', m_s: 'm_z' }

/**
 * Final devoicing: at the end of a klankgroep d is heard as t, b as p, g as ch (hond, web, weg). Before the -de
 * of a past tense or a noun the voice goes on: leefde has v, krabde b, vreugde g.
 * @param morphs the parts of the word, in order
 */
export function devoiceGroupEnds(graphemes: PlacedGrapheme[], morphs: readonly Morph[]): void {
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

/** Where -de, -den and -des begin; a part that is a word of its own (bos|den) has none. */
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
