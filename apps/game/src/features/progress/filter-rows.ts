import type { Difficulty, Progress } from '@letterliaan/contract'
import type { WorldNumber } from '@letterliaan/rules'

/** The rows to show: one world at one difficulty (PROG-3). */
export interface ProgressFilterChoice {
  readonly world: WorldNumber
  readonly difficulty: Difficulty
}

/** PROG-3 */
export const defaultProgressFilter: ProgressFilterChoice = { world: 1, difficulty: 1 }

/** The stars with which most words were practised, where none were with those that are chosen; else null. */
export function usualDifficulty(rows: readonly Progress[], chosen: Difficulty): Difficulty | null {
  const numWords = (difficulty: Difficulty): number =>
    rows
      .filter((row) => row.difficulty === difficulty)
      .reduce((sum, { words_exercised }) => sum + words_exercised.length, 0)
  if (numWords(chosen) > 0) return null
  const [most = chosen] = ([1, 2, 3] as const).toSorted((one, other) => numWords(other) - numWords(one))
  return numWords(most) > 0 ? most : null
}

/** The rows of the chosen world at the chosen difficulty, along the path. */
export const filterRows = (
  rows: readonly Progress[],
  { world, difficulty }: ProgressFilterChoice,
): readonly Progress[] =>
  rows
    .filter((row) => row.phase_id === world && row.difficulty === difficulty)
    .toSorted((a, b) => a.position - b.position)
