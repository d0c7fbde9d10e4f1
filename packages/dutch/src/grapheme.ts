import type { Code, Color } from './codes.ts'
import type { SoundId } from './sounds.ts'

/** A letter or letters that write one sound. */
export interface Grapheme {
  readonly letters: string
  readonly code: Code
  /** What is heard: final d is m_t; null for a silent letter or a mark. */
  readonly sound: SoundId | null
  /** Number of its klankgroep, from 0. */
  readonly group: number
  readonly color: Color
}
