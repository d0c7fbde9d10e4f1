import type { Utterance } from './speech-queue.ts'

/** What is to be said: a word, a sound or a text, as the server says it. */
export interface Said {
  /** Where the server's sound is fetched. */
  readonly url: string
  /** What is said, in letters: for a voice that reads by itself. Without it only the server's sound will do. */
  readonly text?: string
  /** Who says it on the server, where that is known; `corrected`: its synthesiser, as a person told it to. */
  readonly by?: 'recorded' | 'corrected' | 'neural' | 'synthetic'
}

/**
 * A voice beside the server's, such as the device's own: makes of what is to be said something that can be said. Null: it
 * leaves that to the server. When what it made rejects, the server's sound is heard instead.
 */
export type Voice = (said: Said) => Utterance | null

/** The first of them that can be said; `stop` ends whichever it is. */
export function firstThatSpeaks(utterances: readonly (Utterance | null)[]): Utterance {
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
