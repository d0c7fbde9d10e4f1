import { parentPort } from 'node:worker_threads'
import { openSpelling } from '@letterliaan/curriculum/spelling'

/** Looks words up: opening the dictionary takes a second, which no child should wait for in another exercise. */
const { isKnown } = openSpelling()

parentPort?.on('message', ({ id, words }: { readonly id: number; readonly words: readonly string[] }) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  parentPort?.postMessage({ id, known: words.map(isKnown) }),
)
