import type { Word } from '@letterliaan/contract'
import type { SoundChanges } from './sound-changes.ts'
import { changedVersion, soundKeysOf } from './word-sounds.ts'

/** Gives words the addresses that their sounds have in an organisation. */
export interface Voices {
  voice(word: Word, changes: SoundChanges): Word
}

/** Content never changes, so what a word's sounds are called is found out once. */
export function createVoices(): Voices {
  const kept = new WeakMap<Word, readonly string[]>()

  const keysOf = (word: Word): readonly string[] => {
    const keys = kept.get(word) ?? soundKeysOf(word)
    kept.set(word, keys)
    return keys
  }

  return {
    voice(word, changes) {
      const audio_version = changedVersion(word.audio_version, keysOf(word), changes)
      return audio_version === word.audio_version ? word : { ...word, audio_version }
    },
  }
}
