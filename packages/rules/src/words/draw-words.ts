import type { Difficulty } from '@letterliaan/contract'
import { shuffle } from './random.ts'

/** Draws each text once; fills up with words of lower levels. Pass only words that the template can use. */
export const drawWords = <W extends { readonly word: string }>(
  wordsByDifficulty: Readonly<Record<Difficulty, readonly W[]>>,
  difficulty: Difficulty,
  count: number,
  seed: number,
): W[] => {
  const candidates = shuffleLevels(wordsByDifficulty, difficulty, seed).flat()
  return shuffle(listDistinctWords(candidates).slice(0, count), seed)
}

export const shuffleLevels = <W>(
  wordsByDifficulty: Readonly<Record<Difficulty, readonly W[]>>,
  difficulty: Difficulty,
  seed: number,
): W[][] =>
  ([3, 2, 1] as const)
    .filter((level) => level <= difficulty)
    .map((level) => shuffle(wordsByDifficulty[level], seed + level))

export const listDistinctWords = <W extends { readonly word: string }>(words: readonly W[]): W[] =>
  [...new Map(words.toReversed().map((word) => [word.word, word])).values()].toReversed()
