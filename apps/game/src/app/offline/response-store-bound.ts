import type { ResponseStore, MeasuredResponse } from './response-store.ts'
import { soundPathPattern, spokenTextPathPattern } from './paths.ts'

/** A step is some MB. Above this size the oldest sounds are removed (ADR 67). */
export const maxBytes = 24_000_000
/** All sizes are added up again after this number of bytes is written. */
const readEveryBytes = 1_000_000
/** Maximum of spoken texts. A step has some hundred (about 10 kB each), which the next page uses again. */
const maxTexts = 300
/** Fewer than the maximum, so that ages are not read again after each new text. */
const keptTexts = 250

/** Returns a function to call after each write of a copy. */
export function limitResponseStore(store: ResponseStore): (path: string, bytes: number) => Promise<void> {
  let unreadBytes = 0
  return async (path, bytes) => {
    unreadBytes += bytes
    if (unreadBytes >= readEveryBytes) {
      unreadBytes = 0
      await store.drop(listOverBound(await store.measure()))
    }
    if (!spokenTextPathPattern.test(path)) return
    const texts = [...(await store.list())].filter((other) => spokenTextPathPattern.test(other))
    if (texts.length > maxTexts) await store.drop(listOldTexts(await store.measure()))
  }
}

type Measured = readonly [path: string, copy: MeasuredResponse]

const oldestFirst = ([, a]: Measured, [, b]: Measured): number => a.at - b.at

function listOldTexts(measured: ReadonlyMap<string, MeasuredResponse>): string[] {
  const texts = [...measured].filter(([path]) => spokenTextPathPattern.test(path)).toSorted(oldestFirst)
  return texts.slice(0, -keptTexts).map(([path]) => path)
}

/** Lists the oldest sounds above the limit. A child's work is small and stays. */
function listOverBound(measured: ReadonlyMap<string, MeasuredResponse>): string[] {
  const sizes = [...measured.values()].map(({ bytes }) => bytes)
  let over = sizes.reduce((sum, bytes) => sum + bytes, 0) - maxBytes
  const sounds = [...measured].filter(([path]) => soundPathPattern.test(path)).toSorted(oldestFirst)
  return sounds.flatMap(([path, { bytes }]) => {
    if (over <= 0) return []
    over -= bytes
    return [path]
  })
}
