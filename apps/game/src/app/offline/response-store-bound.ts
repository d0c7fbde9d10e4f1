import type { ResponseStore, ListedResponse } from './response-store.ts'
import { soundPath, spokenTextPath } from './paths.ts'

/** A step is some MB; over this the oldest sounds go (ADR 67). */
export const maxBytes = 24_000_000
/** All sizes are read once in so many bytes that are written. */
const readEveryBytes = 1_000_000
/** Texts read aloud are heard again on the next page, and a step has some hundred (about 10 kB each). */
const maxTexts = 300

/** Told of each copy that was written. */
export function boundResponseStore(store: ResponseStore): (path: string, bytes: number) => Promise<void> {
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

/** The oldest sounds, as many as are over the bound; a child's work is small and stays. */
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
