import { lowerCase } from './letters.ts'
import { normalise } from './normalise.ts'
import { soundWord } from './parts.ts'
import type { SoundId } from './sounds.ts'
import { isVowelSound } from './sounds.ts'
import { WORDS } from './words/list.ts'

/** A klankgroep as it is spoken. */
export type SpokenGroup = { sounds: SoundId[]; stressed: boolean }

/** How a word is spoken, klankgroep by klankgroep. */
export type Pronunciation = { groups: SpokenGroup[]; unsure: string[] }

/** Graphemes that are spoken as other sounds than the one they are named by. */
const SPOKEN: Readonly<Record<string, readonly SoundId[]>> = {
  eeu: ['l_ee'],
  ieu: ['t_ie'],
}

/** The sounds of a word as spoken: hond ends in m_t, melk has no extra vowel. Never throws. */
export function pronounce(text: string): Pronunciation {
  const { word, marks } = normalise(text)
  const { graphemes } = soundWord(lowerCase(word), marks, WORDS)
  const groups: SpokenGroup[] = []
  for (const [index, { letters, sound, group, stressed }] of graphemes.entries()) {
    const spoken = (groups[group] ??= { sounds: [], stressed: false })
    if (stressed) spoken.stressed = true
    if (sound === null) continue
    const next = graphemes[index + 1]
    if (sound === 'm_nk' && next && next.group > group && isVowelSound(next.sound)) {
      spoken.sounds.push('m_ng')
      groups[next.group] = { sounds: ['m_k'], stressed: false }
    } else spoken.sounds.push(...(SPOKEN[letters] ?? [sound]))
  }
  return { groups, unsure: [] }
}
