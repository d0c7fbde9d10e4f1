import type { Word } from '@letterliaan/contract'
import type { Queries } from '../../db/database.ts'

export type VoicedWord = Pick<Word, 'word' | 'structure_audio_parts' | 'plural_form' | 'sentence'>

export interface SoundingOrganisation {
  readonly organisation_id: number
  readonly sounds_version: string
}

/** The sounds of words. Implemented by the room `sound` and passed in, because `sound` imports this room. */
export interface Voices {
  /** Returns the voices and a version, which changes if any sound of the word changes (audio.md). */
  describe(word: VoicedWord): Promise<Pick<Word, 'audio_version' | 'voices'>>
  /** Returns a function that adds sound addresses and voices to a word; null if nothing was changed. */
  of(queries: Queries, organisation: SoundingOrganisation): Promise<((word: Word) => Word) | null>
}
