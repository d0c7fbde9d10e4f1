import { LRUCache } from 'lru-cache'
import { setTimeout as wait } from 'node:timers/promises'
import {
  createJobRunner,
  JobFailed,
  type JobLoad,
  JobRunnerBusy,
  TooManyJobsError,
} from '../../../threads/job-runner.ts'

export interface SpellingLookup {
  /** Returns a result for each word, in order. A result is null if the look-up took too long. Never throws. */
  areKnown(organisation_id: number, words: readonly string[]): Promise<readonly (boolean | null)[]>
  readonly load: () => JobLoad
  close(): void
}

const maxWaitMs = 8000
const maxCached = 20_000

export function createSpellingLookup(): SpellingLookup {
  const cache = new LRUCache<string, boolean>({ max: maxCached })
  const runner = createJobRunner<readonly string[], readonly boolean[]>({
    file: new URL('./spelling-thread.ts', import.meta.url),
    timeoutMs: 60_000,
    // The dictionary takes 100 MB, so it is unloaded when idle.
    idleMs: 5 * 60_000,
    maxWaiting: 20,
    memoryMb: 512,
  })

  /** Caches the results, so that a late one is there for the next request. */
  const look = async (organisation_id: number, words: readonly string[]): Promise<void> => {
    try {
      const known = await runner.run(organisation_id, words)
      for (const [at, word] of words.entries()) cache.set(word, known[at] ?? false)
    } catch (error) {
      const isExpected = [JobFailed, TooManyJobsError, JobRunnerBusy].some((kind) => error instanceof kind)
      if (!isExpected) throw error
    }
  }

  return {
    async areKnown(organisation_id, words) {
      const missing = words.filter((word) => !cache.has(word))
      const patience = new AbortController()
      if (missing.length > 0) {
        const waiting = wait(maxWaitMs, undefined, { ref: false, signal: patience.signal }).catch(
          () => undefined,
        )
        await Promise.race([look(organisation_id, missing), waiting])
        patience.abort()
      }
      return words.map((word) => cache.get(word) ?? null)
    },
    load: () => runner.load(),
    close: () => runner.close(),
  }
}
