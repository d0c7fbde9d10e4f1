import type { Word } from '@letterliaan/contract'
import type { Queries } from '../../db/database.ts'

export type VoicedWord = Pick<Word, 'word' | 'structure_audio_parts' | 'plural_form' | 'sentence'>

export interface SoundingOrganisation {
  readonly organisation_id: number
  readonly sounds_version: string
}

/** The sounds of words. Implemented by the room `sound` and passed in, as that room imports this one. */
export interface Voices {
  /** Returns the voice, and a version in the address that changes with any sound of the word (audio.md). */
  describe(word: VoicedWord): Promise<Pick<Word, 'audio_version' | 'voices'>>
  /** Returns a function that adds sound addresses and voices to a word; null if nothing was changed. */
  of(queries: Queries, organisation: SoundingOrganisation): Promise<((word: Word) => Word) | null>
}
