import type { Word } from '@letterliaan/contract'
import type { Queries } from '../../db/database.ts'

/** What of a word is spoken. */
export type SpokenWord = Pick<Word, 'word' | 'structure_audio_parts' | 'plural_form' | 'sentence'>

/** An organisation with the version of its sounds, as a query found it. */
export interface SoundingOrganisation {
  readonly organisation_id: number
  readonly sounds_version: string
}

/** How words sound. The room `sound` knows it; it is passed in at the start, because that room imports this one. */
export interface Voices {
  /** Changes when any sound of the word does: a changed sound has a changed address (audio.md). */
  versionOf(word: SpokenWord): Promise<string>
  /** Gives a word the addresses that its sounds have in an organisation; null if it changed none. */
  of(queries: Queries, organisation: SoundingOrganisation): Promise<((word: Word) => Word) | null>
}
