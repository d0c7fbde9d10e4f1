import type { Word } from '@letterliaan/contract'
import type { ExercisePorts, WordSounds } from '@letterliaan/exercises/views'
import type { SpeechSource } from '@letterliaan/ui/sound'
import { formatSoundAddress } from '@letterliaan/web/spoken-sound'

/** 'part': all single sounds; 'group': each klankgroep; 'phrase': each phrase of the sentence. */
export const listSoundAddresses = ({ word, sounds, phrases = 0 }: WordSounds): string[] =>
  sounds.flatMap((sound) => {
    if (sound === 'part') return partsOf(word).map((part) => formatSoundAddress(word, sound, part))
    if (sound === 'group') return groupsOf(word).map((group) => formatSoundAddress(word, sound, group))
    if (sound === 'phrase') return numbersTo(phrases).map((phrase) => formatSoundAddress(word, sound, phrase))
    return [formatSoundAddress(word, sound)]
  })

type SpokenSound = Parameters<ExercisePorts['speak']>[1]

type SaidWord = Pick<Word, 'word' | 'file_name' | 'audio_version' | 'voices'> &
  Partial<Pick<Word, 'plural_form' | 'sentence'>> & { readonly speaker?: 'embedded' }

/** Klankgroepen and single sounds use recordings: a device's voice would garble them (GIDS-14). */
export function findWordSpeech(word: SaidWord, sound: SpokenSound, part?: string): SpeechSource {
  const url = formatSoundAddress(word, sound, part)
  if (sound !== 'word' && sound !== 'plural' && sound !== 'sentence') return { url }
  const text = { word: word.word, plural: word.plural_form, sentence: word.sentence }[sound]
  const by = word.voices?.[sound]
  return by && text ? { url, text, by } : { url }
}

const groupsOf = ({ sound_groups }: Word): string[] => numbersTo(sound_groups.split(',').length)

const numbersTo = (count: number): string[] => Array.from({ length: count }, (_, at) => String(at + 1))

const partsOf = ({ structure_audio_parts }: Word): string[] => [
  ...new Set(structure_audio_parts.split(',').filter((part) => part !== '')),
]
