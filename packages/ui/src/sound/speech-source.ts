import type { QueuedUtterance } from './speech-queue.ts'

export interface SpeechSource {
  readonly url: string
  /** Text for the device's voice. If undefined, only the server's sound can be used. */
  readonly text?: string
  /** Factors relative to the usual voice. The server's sound has them applied already. */
  readonly tone?: { readonly pitch: number; readonly speed: number } | undefined
  /** The kind of voice, if known. `corrected` is synthesised with sounds that a person corrected. */
  readonly by?: 'recorded' | 'corrected' | 'neural' | 'synthetic'
}

/** Returns speech by the device. If that is null or fails, the server's sound is used. */
export type ChooseUtterance = (said: SpeechSource) => QueuedUtterance | null

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
