import type { GraphemeCode, Color } from './codes.ts'
import type { SoundId } from './sounds.ts'

export interface Grapheme {
  readonly letters: string
  readonly code: GraphemeCode
  /** The sound as spoken, so m_t for a final d; null for a silent letter or a mark. */
  readonly sound: SoundId | null
  /** Index of its klankgroep, from 0. */
  readonly group: number
  readonly color: Color
}
