import type { WordCategory } from './categories/categorise.ts'
import type { Color } from './codes.ts'
import type { Grapheme } from './grapheme.ts'
import type { SoundKind } from './sounds.ts'

/** An analysed word (dutch.md §1 and §4.1). */
export interface Analysis {
  readonly word: string
  readonly graphemes: Grapheme[]
  /** Codes, comma-separated: `M1,K2,M2,D1,M1`. */
  readonly structure: string
  /** Graphemes, comma-separated: `b,a,kk,e,r`. */
  readonly read_letters: string
  /** Klankgroepen (as spoken), comma-separated: `ba,kker`. */
  readonly sound_groups: string
  /** Comma-separated sound ids, one for each code; empty for a silent letter. */
  readonly structure_audio_parts: string
  readonly syllables: string
  readonly end_sounds: SoundKind[]
  readonly colors: (Color | null)[]
  readonly morphemes: string[]
  readonly categories: WordCategory[]
  /** A suggestion; null if the word does not look like a singular noun. */
  readonly plural_form: string | null
  readonly confidence: number
  readonly unsure: string[]
}
