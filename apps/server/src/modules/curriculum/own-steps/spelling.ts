import { Worker } from 'node:worker_threads'

/** Tells of words whether the dictionary has them. */
export interface SpellingLookup {
  /** In the order of the words; null where it can't be told now. Never throws. */
  areKnown(words: readonly string[]): Promise<readonly (boolean | null)[]>
  close(): void
}

/** Who pastes a list waits no longer for the dictionary: the words come without a word on whether they are known. */
const maxWaitMs = 8000
/** The dictionary takes 100 MB: it is put away when nobody pasted a list for so long. */
const idleMs = 5 * 60_000
const maxCached = 20_000

interface Answer {
  readonly id: number
  readonly known: readonly boolean[]
}

/** Opens the dictionary in a thread of its own when it is first asked for. */
export function createSpellingLookup(): SpellingLookup {
  const cache = new Map<string, boolean>()
  const waiting = new Map<number, (known: readonly boolean[] | null) => void>()
  let worker: Worker | null = null
  let lastId = 0
  let idle: NodeJS.Timeout | null = null

  const close = (): void => {
    if (idle) clearTimeout(idle)
    void worker?.terminate()
    worker = null
    for (const answer of waiting.values()) answer(null)
    waiting.clear()
  }

  const open = (): Worker => {
    const opened = new Worker(new URL('./spelling-thread.ts', import.meta.url))
    opened.unref()
    opened.on('message', ({ id, known }: Answer) => waiting.get(id)?.(known))
    opened.on('error', close)
    return opened
  }

  const remember = (words: readonly string[], known: readonly boolean[]): void => {
    if (cache.size > maxCached) cache.clear()
    for (const [at, word] of words.entries()) {
      const isKnown = known[at]
      if (isKnown !== undefined) cache.set(word, isKnown)
    }
  }

  const ask = (words: readonly string[]): Promise<readonly boolean[] | null> =>
    new Promise((resolve) => {
      const id = ++lastId
      // What comes later is there for who asks again.
      const timer = setTimeout(() => resolve(null), maxWaitMs).unref()
      waiting.set(id, (known) => {
        clearTimeout(timer)
        waiting.delete(id)
        if (known !== null) remember(words, known)
        resolve(known)
      })
      worker ??= open()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
      worker.postMessage({ id, words })
      if (idle) clearTimeout(idle)
      idle = setTimeout(close, idleMs).unref()
    })

  return {
    async areKnown(words) {
      const missing = words.filter((word) => !cache.has(word))
      if (missing.length > 0) await ask(missing)
      return words.map((word) => cache.get(word) ?? null)
    },
    close,
  }
}
