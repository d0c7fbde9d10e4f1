import type { Code, Color } from './codes.ts'
import type { SoundId } from './sounds.ts'

export interface Grapheme {
  readonly letters: string
  readonly code: Code
  /** The sound as spoken: a final d is m_t; null for a silent letter or a mark. */
  readonly sound: SoundId | null
  /** Index of its klankgroep, from 0. */
  readonly group: number
  readonly color: Color
}
