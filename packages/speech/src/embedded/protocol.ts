/**
 * One JSON object a line on stdin and stdout: first 'ready', then one answer to each question, in any order. Program
 * and server share no memory and no code (THIRD-PARTY.md).
 */
export interface SynthesisRequest {
  readonly id: number
  /** Text, or phonemes between `[[` and `]]`, with XML's `&lt;` `&amp;`. */
  readonly text: string
  readonly voice: string
  /** Words a minute, at least 80. */
  readonly rate: number
  /** 0–100 */
  readonly pitch: number
  /** Movement of the pitch, 0–100. */
  readonly range: number
}

/** Once it has loaded. */
export interface ProgramReady {
  readonly ready: true
}

export type SynthesisResponse =
  | {
      id: number
      sample_rate: number
      /** Little-endian 16-bit samples, base64. */
      pcm: string
      /** When each sound begins, in ms; the last entries are pauses. */
      phonemes: { name: string; at_ms: number }[]
    }
  | { id: number; error: string }
