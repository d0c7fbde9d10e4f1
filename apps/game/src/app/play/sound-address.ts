import type { Word } from '@letterliaan/contract'
import type { SpokenSound } from '@letterliaan/exercises/logic'
import type { WordSounds } from '@letterliaan/exercises/views'
import { wordAudioAddress } from '@letterliaan/web/spoken-sound'

/**
 * Where a word's sound is fetched (API-7); a sound that was changed has another address. `part` is the id
 * of a single sound, or the number of a klankgroep.
 */
export function soundAddress(
  word: Pick<Word, 'file_name' | 'audio_version'>,
  sound: SpokenSound,
  part?: string,
): string {
  if (sound === 'part') return `/word/parts/${encodeURIComponent(part ?? '')}.mp3`
  return sound === 'group'
    ? `${wordAudioAddress(word, 'sound_groups')}&group=${part ?? ''}`
    : wordAudioAddress(word, sound)
}

/** Where these sounds of a word are fetched; 'part' means all its single sounds, 'group' each klankgroep. */
export const soundAddresses = ({ word, sounds }: WordSounds): string[] =>
  sounds.flatMap((sound) => {
    if (sound === 'part') return partsOf(word).map((part) => soundAddress(word, sound, part))
    if (sound === 'group') return groupsOf(word).map((group) => soundAddress(word, sound, group))
    return [soundAddress(word, sound)]
  })

/** The numbers of its klankgroepen, from 1. */
const groupsOf = ({ sound_groups }: Word): string[] => sound_groups.split(',').map((_, at) => String(at + 1))

/** The ids of its single sounds, each once; silent letters have none. */
const partsOf = ({ structure_audio_parts }: Word): string[] => [
  ...new Set(structure_audio_parts.split(',').filter((part) => part !== '')),
]
