import type { Word } from '@letterliaan/contract'
import type { Speech } from '@letterliaan/speech'
import type { Voices } from '../../curriculum/index.ts'
import type { SoundChangesReader } from './sound-changes.ts'
import {
  describeSounds,
  computeOrganisationSoundVersion,
  computeOrganisationVoices,
  listSoundKeys,
} from './word-sounds.ts'

export function createVoices(speech: Speech, soundChanges: SoundChangesReader): Voices {
  const cache = new WeakMap<Word, readonly string[]>()

  const keysOf = (word: Word): readonly string[] => {
    const keys = cache.get(word) ?? listSoundKeys(word)
    cache.set(word, keys)
    return keys
  }

  return {
    describe: (word) => describeSounds(speech, word),
    async of(queries, organisation) {
      const changes = await soundChanges.of(queries, organisation)
      if (changes.version === '') return null
      return (word) => {
        const audio_version = computeOrganisationSoundVersion(word.audio_version, keysOf(word), changes)
        if (audio_version === word.audio_version) return word
        return {
          ...word,
          audio_version,
          ...(word.voices && { voices: computeOrganisationVoices(word, word.voices, changes) }),
        }
      }
    },
  }
}
