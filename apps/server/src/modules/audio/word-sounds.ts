import { createHash } from 'node:crypto'
import type { SoundType, Word } from '@letterliaan/contract'
import { isSound } from '@letterliaan/dutch'
import type { SayRequest, Speech } from '@letterliaan/speech'

/** What of a word is spoken. */
export type SpokenWord = Pick<Word, 'word' | 'structure_audio_parts' | 'plural_form' | 'sentence'>

/** A word's sounds; single parts are sounds of their own. */
export type WordSound = Exclude<SoundType, 'part'>

const WORD_SOUNDS: readonly WordSound[] = ['word', 'plural', 'sound_groups', 'structure', 'sentence']

/** What speech is asked for a word's sound, or null when the word has no such sound. */
export function toRequest(type: WordSound, word: SpokenWord): SayRequest | null {
  switch (type) {
    case 'word':
    case 'sound_groups':
      return { type, text: word.word }
    case 'plural':
      return word.plural_form === null ? null : { type, text: word.plural_form }
    case 'sentence':
      return word.sentence === '' ? null : { type, text: word.sentence }
    case 'structure': {
      const sounds = word.structure_audio_parts.split(',').filter(isSound)
      return sounds.length === 0 ? null : { type, sounds }
    }
  }
}

export const requestsOf = (word: SpokenWord): SayRequest[] =>
  WORD_SOUNDS.map((type) => toRequest(type, word)).filter((request) => request !== null)

export interface WordSounds {
  /** Changes when any sound of the word does: a changed sound has a changed address (audio.md). */
  versionOf(word: SpokenWord): Promise<string>
}

export const createWordSounds = (speech: Speech): WordSounds => ({
  async versionOf(word) {
    const sounds = await Promise.all(requestsOf(word).map((request) => speech.describe(request)))
    return createHash('sha256')
      .update(sounds.map(({ etag }) => etag).join())
      .digest('hex')
      .slice(0, 12)
  },
})
