import type { Utterance } from './speech-queue.ts'

/** A word, sound or text, as the server says it. */
export interface Said {
  readonly url: string
  /** For a voice that reads; without it only the server can say it. */
  readonly text?: string
  /** Beside the usual voice, as factors; the server's sound has it already. */
  readonly tone?: { readonly pitch: number; readonly speed: number } | undefined
  /** If known; `corrected`: the synthesiser with sounds corrected by a person. */
  readonly by?: 'recorded' | 'corrected' | 'neural' | 'synthetic'
}

/** Null: leave it to the server. If its utterance rejects, the server's sound is played. */
export type Voice = (said: Said) => Utterance | null

export function tryUtterances(utterances: readonly (Utterance | null)[]): Utterance {
  const candidates = utterances.filter((utterance) => utterance !== null)
  let talking: Utterance | undefined
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
