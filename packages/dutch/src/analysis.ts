import type { WordCategory } from './categories/categorise.ts'
import type { Color } from './codes.ts'
import type { Grapheme } from './grapheme.ts'
import type { SoundKind } from './sounds.ts'

/** Everything the exercises need to know of a word (dutch.md §1 and §4.1). */
export interface Analysis {
  readonly word: string
  readonly graphemes: Grapheme[]
  /** Codes, comma-separated: `M1,K2,M2,D1,M1`. */
  readonly structure: string
  /** Graphemes, comma-separated: `b,a,kk,e,r`. */
  readonly read_letters: string
  /** Klankgroepen (what you hear), comma-separated: `ba,kker`. */
  readonly sound_groups: string
  /** Sound ids, comma-separated, as many as codes; empty for what is not heard. */
  readonly structure_audio_parts: string
  /** Lettergrepen (what you write), comma-separated: `bak,ker`. */
  readonly syllables: string
  /** The kind of the last sound of each klankgroep. */
  readonly end_sounds: SoundKind[]
  /** A colour for each letter. */
  readonly colors: (Color | null)[]
  /** The parts of the word: prefixes, stems, suffixes. */
  readonly morphemes: string[]
  /** The spelling categories of the curriculum to which the word belongs, in its order. */
  readonly categories: WordCategory[]
  /** A suggestion, never truth; null if the word seems no noun in the singular. */
  readonly plural_form: string | null
  /** 0–1: about how often an analysis like this is right. */
  readonly confidence: number
  /** What the author should look at, in Dutch. */
  readonly unsure: string[]
}
