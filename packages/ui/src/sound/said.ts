import type { QueuedUtterance } from './speech-queue.ts'

export interface Said {
  readonly url: string
  /** Text for a reading voice; without it only the server's sound can be used. */
  readonly text?: string
  /** Factors relative to the usual voice; already applied in the server's sound. */
  readonly tone?: { readonly pitch: number; readonly speed: number } | undefined
  /** The kind of voice, if known; `corrected`: synthesised with sounds corrected by a person. */
  readonly by?: 'recorded' | 'corrected' | 'neural' | 'synthetic'
}

/** Null: use the server's sound. If the utterance rejects, the server's sound is played. */
export type VoiceOfLine = (said: Said) => QueuedUtterance | null

export function tryUtterances(utterances: readonly (QueuedUtterance | null)[]): QueuedUtterance {
  const candidates = utterances.filter((utterance) => utterance !== null)
  let talking: QueuedUtterance | undefined
  let isStopped = false

  async function begin(onStart?: (seconds: number) => void): Promise<void> {
    for (const [at, candidate] of candidates.entries()) {
      talking = candidate
      try {
        return await candidate.begin(onStart)
      } catch (error) {
        if (isStopped) return
        if (at === candidates.length - 1) throw error
      }
    }
  }

  return {
    begin,
    stop() {
      isStopped = true
      talking?.stop()
    },
  }
}
