import type { Spoken } from '../catalogue.ts'
import { wordHistories } from './histories.ts'

export interface WordHistory {
  readonly word: string
  readonly line: Spoken
}

const byWord: ReadonlyMap<string, Spoken> = new Map(Object.entries(wordHistories))

export const listWordHistories = (words: readonly string[]): WordHistory[] =>
  words.flatMap((word) => {
    const line = byWord.get(word)
    return line === undefined ? [] : [{ word, line }]
  })

export const wordsWithHistory: readonly string[] = [...byWord.keys()]
