import type { ResponseStore, ListedResponse } from './response-store.ts'
import { soundPath, spokenTextPath } from './paths.ts'

/** A step is some MB; above this size the oldest sounds are removed (ADR 67). */
export const maxBytes = 24_000_000
/** All sizes are summed again after this many bytes are written. */
const readEveryBytes = 1_000_000
/** Spoken texts are used again on the next page; a step has some hundred (about 10 kB each). */
const maxTexts = 300

/** Returns a function to call after each write of a copy. */
export function limitResponseStore(store: ResponseStore): (path: string, bytes: number) => Promise<void> {
  let unreadBytes = 0
  return async (path, bytes) => {
    unreadBytes += bytes
    if (unreadBytes >= readEveryBytes) {
      unreadBytes = 0
      await store.drop(listOverBound(await store.list()))
    }
    if (spokenTextPath.test(path)) await store.drop(listOldTexts(await store.list()))
  }
}

type Listed = readonly [path: string, copy: ListedResponse]

const oldestFirst = ([, a]: Listed, [, b]: Listed): number => a.at - b.at

function listOldTexts(list: ReadonlyMap<string, ListedResponse>): string[] {
  const texts = [...list].filter(([path]) => spokenTextPath.test(path)).toSorted(oldestFirst)
  return texts.slice(0, Math.max(0, texts.length - maxTexts)).map(([path]) => path)
}

/** Lists the oldest sounds above the limit; a child's work is small and stays. */
function listOverBound(list: ReadonlyMap<string, ListedResponse>): string[] {
  const sizes = [...list.values()].map(({ bytes }) => bytes)
  let over = sizes.reduce((sum, bytes) => sum + bytes, 0) - maxBytes
  const sounds = [...list].filter(([path]) => soundPath.test(path)).toSorted(oldestFirst)
  return sounds.flatMap(([path, { bytes }]) => {
    if (over <= 0) return []
    over -= bytes
    return [path]
  })
}
