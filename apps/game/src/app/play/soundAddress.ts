import type { Word } from '@letterliaan/contract'
import type { SpokenSound } from '@letterliaan/exercises/logic'
import type { WordSounds } from '@letterliaan/exercises/views'

/**
 * Where a word's sound is fetched (learning-core §7); a sound that was changed has another address. `part` is the id
 * of a single sound.
 */
export function soundAddress(
  word: Pick<Word, 'file_name' | 'audio_version'>,
  sound: SpokenSound,
  part?: string,
): string {
  if (part !== undefined) return `/word/parts/${encodeURIComponent(part)}.mp3`
  const file = encodeURIComponent(word.file_name)
  return `/word/${sound}/${file}.mp3?v=${encodeURIComponent(word.audio_version)}`
}

/** Where these sounds of a word are fetched; 'part' means all its single sounds. */
export const soundAddresses = ({ word, sounds }: WordSounds): string[] =>
  sounds.flatMap((sound) =>
    sound === 'part'
      ? partsOf(word).map((part) => soundAddress(word, sound, part))
      : [soundAddress(word, sound)],
  )

/** The ids of its single sounds, each once; silent letters have none. */
const partsOf = ({ structure_audio_parts }: Word): string[] => [
  ...new Set(structure_audio_parts.split(',').filter((part) => part !== '')),
]
