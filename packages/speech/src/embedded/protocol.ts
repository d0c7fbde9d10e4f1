/** One JSON object per line: 'ready', then answers in any order (THIRD-PARTY.md: no shared memory or code). */
export interface SynthesisRequest {
  readonly id: number
  readonly text: string
  readonly voice: string
  readonly rate: number
  readonly pitch: number
  readonly range: number
}

export interface ProgramReady {
  readonly ready: true
}

export type SynthesisResponse =
  | {
      id: number
      sample_rate: number
      /** Little-endian 16-bit samples as base64. */
      pcm: string
      /** Start of each sound in ms. The last entries are pauses. */
      phonemes: { name: string; at_ms: number }[]
    }
  | { id: number; error: string }
