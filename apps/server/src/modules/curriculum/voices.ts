import type { Word } from '@letterliaan/contract'
import type { Queries } from '../../db/database.ts'

export type SpokenWord = Pick<Word, 'word' | 'structure_audio_parts' | 'plural_form' | 'sentence'>

export interface SoundingOrganisation {
  readonly organisation_id: number
  readonly sounds_version: string
}

/**
 * Interface of the sounds of words, which the room `sound` implements. Passed in at the start, as that room
 * imports this one.
 */
export interface Voices {
  /**
   * Returns the voice and a version that changes with any sound of the word, and is part of the sounds'
   * address (audio.md).
   */
  describe(word: SpokenWord): Promise<Pick<Word, 'audio_version' | 'voices'>>
  /**
   * Returns a function that adds an organisation's sound addresses and voices to a word; null if it changed
   * none.
   */
  of(queries: Queries, organisation: SoundingOrganisation): Promise<((word: Word) => Word) | null>
}
