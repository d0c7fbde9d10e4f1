import type { Word } from '@letterliaan/contract'
import type { Queries } from '../../db/database.ts'

export type SpokenWord = Pick<Word, 'word' | 'structure_audio_parts' | 'plural_form' | 'sentence'>

export interface SoundingOrganisation {
  readonly organisation_id: number
  readonly sounds_version: string
}

/** How words sound. The room `sound` knows it; it is passed in at the start, because that room imports this one. */
export interface Voices {
  /**
   * Returns the voice, and a version that changes with any sound of the word and so changes its address
   * (audio.md).
   */
  describe(word: SpokenWord): Promise<Pick<Word, 'audio_version' | 'voices'>>
  /** Gives a word the addresses and voices that its sounds have in an organisation; null if it changed none. */
  of(queries: Queries, organisation: SoundingOrganisation): Promise<((word: Word) => Word) | null>
}
