import { dataFolder, readHomophones } from '../load/files.ts'

let sentences: ReadonlyMap<string, string> | undefined

/** A sentence that tells a word from those that sound the same; null for a word without one (data/homophones.json). */
export function sentenceOfHomophone(word: string): string | null {
  sentences ??= new Map(readHomophones(dataFolder).flatMap((group) => Object.entries(group)))
  return sentences.get(word) ?? null
}
