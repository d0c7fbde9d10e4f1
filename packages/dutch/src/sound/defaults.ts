import type { GraphemeCode } from '../codes.ts'
import { segmentGraphemes } from '../graphemes/segment.ts'
import { isSound, getSoundKind, type SoundId } from '../sounds.ts'

const shortVowelSounds: Readonly<Record<string, SoundId>> = {
  a: 'k_a',
  e: 'k_e',
  i: 'k_i',
  o: 'k_o',
  u: 'k_u',
  y: 'k_i',
}

/** Returns a sound for a code. `derived`, the sound by the rules, is returned if it has the code's kind. */
export function chooseDefaultSound(
  letters: string,
  code: GraphemeCode | undefined,
  derived: SoundId | null | undefined,
): SoundId | null {
  const natural = derived ?? segmentGraphemes(letters, new Map())[0]?.sound ?? null
  const kind = code?.charAt(0)
  if (kind === 'S' || kind === 'H') return null
  if (kind === undefined || (natural !== null && getSoundKind(natural) === kind)) return natural
  const letter = letters.normalize('NFD').charAt(0)
  if (kind === 'D') return 'd_e'
  if (kind === 'K') return shortVowelSounds[letter] ?? natural
  const named = kind === 'L' ? `l_${letter}${letter}` : `t_${letters}`
  return isSound(named) ? named : kind === 'T' ? 't_ie' : natural
}
