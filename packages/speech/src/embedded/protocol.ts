/**
 * What goes over stdin and stdout of the synthesiser program: one JSON object a line, first that it is ready, then one
 * answer to each question, in any order. The program knows nothing of the game, and the server nothing of the program but
 * this: they share no memory and no code (THIRD-PARTY.md).
 */
export interface SynthesisRequest {
  readonly id: number
  /** Text or phonemes between `[[` and `]]`, with XML's `&lt;` `&amp;` */
  readonly text: string
  readonly voice: string
  /** Words a minute; below 80 is not possible */
  readonly rate: number
  /** 0–100 */
  readonly pitch: number
  /** How much the pitch moves, 0–100 */
  readonly range: number
}

/** The program's first line, once it has loaded. */
export interface ProgramReady {
  readonly ready: true
}

export type SynthesisResponse =
  | {
      id: number
      sample_rate: number
      /** Little-endian 16-bit samples, base64 */
      pcm: string
      /** When each sound begins, in ms; the last entries are pauses */
      phonemes: { name: string; at_ms: number }[]
    }
  | { id: number; error: string }
