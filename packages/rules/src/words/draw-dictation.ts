import type { Difficulty } from '@letterliaan/contract'
import { listDistinctWords, shuffleLevels } from './draw-words.ts'
import { shuffle } from './random.ts'

/** Seconds after its last answer in which a word counts as just practised. */
export const justPractisedSeconds = 600

export interface DictationHistory {
  readonly practised: ReadonlySet<number>
  readonly failed: ReadonlySet<number>
}

/** Draws at most half practised words, and none of `failed`, if there are enough other words (ADR 34). */
export const drawDictation = <W extends { readonly id: number; readonly word: string }>(
  wordsByDifficulty: Readonly<Record<Difficulty, readonly W[]>>,
  difficulty: Difficulty,
  count: number,
  seed: number,
  { practised, failed }: DictationHistory,
): W[] => {
  const isPractised = ({ id }: W): boolean => practised.has(id)
  const levels = shuffleLevels(wordsByDifficulty, difficulty, seed)
  const candidates = listDistinctWords(
    levels.flatMap((words) => words.toSorted((a, b) => Number(isPractised(a)) - Number(isPractised(b)))),
  )
  const others = candidates.filter(({ id }) => !failed.has(id))
  const allowed = new Set(others.filter(isPractised).slice(0, Math.floor(count / 2)))
  const chosen = others.filter((word) => !isPractised(word) || allowed.has(word))
  return shuffle([...new Set([...chosen, ...others, ...candidates])].slice(0, count), seed)
}
