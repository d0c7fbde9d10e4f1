import type { Word } from '@letterliaan/contract'
import type { WordSounds } from '@letterliaan/exercises/views'
import { soundAddress } from '@letterliaan/web/spoken-sound'

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
